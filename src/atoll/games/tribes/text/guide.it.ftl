# La guida: che cosa serve sapere all’inizio, in una o due frasi.

guide-step-begin = Primo membro
guide-step-take = Prendere una tessera
guide-step-use = Usarla
guide-then-begin = Gli altri mettono il loro primo membro, poi prendi la prima tessera.
guide-then-take = Usi la tessera; poi va in fondo alla fila, ma un evento ne esce.
guide-then-use = Una tessera azione va in fondo alla fila; un evento ne esce. Poi la tribù seguente prende una tessera.

guide-warn-end = Appena qualcuno prende il prossimo evento dell’età del bronzo, la partita finisce con il round in corso.
guide-warn-last-turn = È l’ultimo round: punti adesso, niente per dopo.
guide-warn-shells = Non hai più conchiglie: puoi prendere solo la prima tessera. Le tessere con conchiglie te ne danno di nuove.

guide-first-member = Comincia su un terreno che una plancia scoperta chiede e che gli altri non hanno preso.
guide-choose-tile = Una mano vale delle conchiglie se puoi completare subito un traguardo, soprattutto se lì non c’è ancora nessuno. Altrimenti prendi ciò che costa poco: alla fine contano anche membri e terreni.
guide-use-hand = Un traguardo dà punti e alza un tracciato per tutta la partita; il primo posto vale di più. Esaurisci terreni solo se conviene.
guide-place-member = I nuovi membri si aggiungono ad altri. Mettili dove partono più vie, e tienine alcuni insieme per muoverli dopo.
guide-relocate = Riunisci i membri dove le vie portano a terreni vuoti; lascia qualcuno sul terreno di cui ti serve la risorsa.
guide-move = Una risorsa conta solo dove sta qualcuno. Distribuisciti sui tipi che le plance scoperte chiedono.
guide-land = Un terreno accanto a molti dei tuoi si raggiunge con meno passi.
guide-exhaust-wild = Il terreno è perso per sempre: dai quello che nessuna plancia scoperta chiede.
guide-lay-arrow = Chi ha una pietra all’inizio della tua freccia può usarla. Mettila dove gli altri non ne hanno.
guide-loss = Dai ciò che ti manca meno: membri che condividono un terreno, terreni che non servono a nessuno.
