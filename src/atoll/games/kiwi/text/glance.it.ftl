# Kiwi Chow Down in breve.

glance-aim = Il tuo stormo vuole territorio. Un esagono è tuo per sempre quando ci piazzi un segnalino Dominio del suo terreno, e per farlo ti serve la Dominanza: lì i tuoi Kiwi contano, secondo la taglia, più di quelli di ogni altro. Ogni segnalino Dominio sull’Isola è un punto.
glance-turn = Gioca una delle tue tre carte, poi pescane una. Nutrire costa Frutti e aumenta di taglia un Kiwi, tuo o altrui; in cambio peschi segnalini Dominio, e chi ha già taglia 3 esplode e spinge via tutti gli altri. Muovere dà due passi, e i grandi spingono via i più piccoli, anche in mare. Costruire piazza un Nido dove hai la Dominanza; porta qualcosa a ogni stagione. Un Jolly è una di queste azioni, oppure il suo bonus. Una carta inutile va a faccia in giù in cambio di un Frutto.
glance-score = Oltre ai segnalini Dominio danno un punto i Nidi della seconda riga, e ne danno alcune carte Stagione. Una carta Stagione premia chi soddisfa meglio la sua condizione quando tutti hanno giocato tre carte.
glance-end = Quattro stagioni: tre carte a testa, poi la carta Stagione, poi tutti marcano il territorio. Dopo l’ultima, in cui piazzi tutti i segnalini Dominio che puoi, vince chi ha più punti.

kind-table = Il gioco nel suo insieme
kind-price = Prezzi
kind-gain = Guadagni
kind-strength = Valore
kind-solo = Il gioco in solitario
kind-fruit = Frutti
kind-terrain = Terreni e segnalini
kind-section = Sezioni dell’Isola
kind-slot = Dove stanno le sezioni
kind-turn_order_nest = Ordine di turno: Nidi
kind-turn_order_slot = Ordine di turno: slot
kind-track_a = Tracciato Kiwi
kind-flock = Stormi
kind-nest = Nidi
kind-action_card = Carte Azione
kind-leader_card = Carte Leader
kind-season_card = Carte Stagione
kind-solitaire_card = Carte Solitario
