# Kiwi Chow Down in breve.

glance-aim = Il tuo Stormo vuole terra. Un esagono è tuo per sempre quando ci metti un segnalino del suo territorio, e per farlo devi dominarlo: lì i tuoi Kiwi contano, secondo la taglia, più di quelli di ogni altro. Ogni segnalino sull’Isola è un punto.
glance-turn = Gioca una delle tue tre carte, poi pescane una. Nutrire costa frutti e fa crescere un Kiwi, tuo o altrui; in cambio peschi segnalini, e chi ha già taglia 3 esplode e spinge via tutti gli altri. Muovere dà due passi, e i grandi spingono i più piccoli, anche in mare. Costruire mette un Nido dove domini; porta qualcosa ogni Stagione. Una carta jolly è una di queste, oppure il suo bonus. Una carta inutile va coperta in cambio di un frutto.
glance-score = Oltre ai segnalini danno un punto i Nidi della seconda riga, e ne danno alcune carte Stagione. Una carta Stagione premia chi soddisfa meglio la sua condizione quando tutti hanno giocato tre carte.
glance-end = Quattro Stagioni: tre carte a testa, poi la carta Stagione, poi tutti marcano il territorio. Dopo l’ultima, in cui piazzi tutti i segnalini che puoi, vince chi ha più punti.
