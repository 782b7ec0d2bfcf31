/** Words that visitors write to a company, with what they mean: `word:meaning`, of several words joined by `_`. */
export const glossWords = {
  es: `cuanto:how_much cuánto:how_much cuesta:cost cuestan:cost costo:cost coste:cost precio:price precios:prices
    tarifa:price barato:cheap caro:expensive dinero:money pagar:pay pago:payment gratis:free gratuito:free
    gratuita:free descuento:discount factura:invoice facturas:invoices mensual:monthly mes:month meses:months año:year
    años:years día:day dias:days días:days semana:week semanas:weeks hora:hour horas:hours horario:opening_hours
    tiempo:time tarda:take_long tardan:take_long dura:duration listo:ready lista:ready rápido:fast cuándo:when
    cuando:when dónde:where donde:where quién:who quien:who quiénes:who qué:what que:what cuál:which cual:which
    cuáles:which cuales:which cómo:how como:how por:for para:for con:with sin:without en:in de:of el:the la:the los:the
    las:the un:a una:a es:is son:are está:is están:are hay:there_is tienen:have tiene:have tengo:have puedo:can_I
    puede:can pueden:can podemos:can_we quiero:want queremos:want necesito:need necesitamos:need hacer:do hace:does
    hacen:do ofrecen:offer ofrece:offer vende:sell venden:sell abierto:open abiertos:open_hours abre:open abren:open
    cierran:close cerrado:closed sábado:saturday sábados:saturday sabado:saturday domingo:sunday domingos:sunday
    lunes:monday viernes:friday trabajo:job trabajos:jobs trabajar:work empleo:job empleos:jobs vacantes:vacancies
    vacante:vacancy puesto:position puestos:positions contratan:hiring contratando:hiring contrato:contract
    sueldo:salary salario:salary solicitar:apply postular:apply remoto:remote agente:agent agentes:agents robot:bot
    asistente:assistant ventas:sales contabilidad:bookkeeping recibos:receipts marketing:marketing probar:try
    prueba:trial probarlo:try_it demostración:demo ejemplo:example datos:data guardan:keep guardar:keep borrar:delete
    borran:delete privacidad:privacy seguro:secure segura:secure seguridad:security rgpd:GDPR cumplen:comply
    cumple:comply ley:law protección:protection cifrado:encryption certificado:certificate certificados:certificates
    dueño:owner propietario:owner código:code software:software integran:integrate integrar:integrate
    integración:integration conectar:connect conecta:connect herramientas:tools sistema:system sistemas:systems
    antiguo:old viejo:old correo:email teléfono:phone llamar:call dirección:address oficina:office ubicados:located
    contacto:contact hablar:talk persona:person humano:human alguien:someone empresa:company compañía:company
    pequeña:small pequeño:small clientes:customers cliente:customer empleados:employees reemplazar:replace
    error:mistake errores:mistakes equivoca:makes_a_mistake falla:fails pasa:happens sucede:happens después:after
    lanzamiento:launch soporte:support ayuda:help ayudar:help idioma:language idiomas:languages español:Spanish
    inglés:English habla:speak hablan:speak reembolso:refund garantía:guarantee cancelar:cancel auditoría:audit
    formulario:form empezar:start comenzar:start primer:first paso:step pasos:steps proceso:process funciona:work
    servicios:services soluciones:solutions mi:my mis:my nuestro:our nuestra:our nuestros:our su:your sus:your me:me
    nos:us se:it si:if no:not y:and o:or a:to al:to_the del:of_the lo:it aprueba:approves aprobar:approve
    mañana:tomorrow clima:weather capital:capital documentos:documents aprendizaje:learning automático:machine
    automatizar:automate tareas:tasks tarea:task cumplimiento:compliance médicos:medical pacientes:patients hola:hello
    buenas:hello buenos:good llevo:I_run dirijo:I_run volver:come_back vuelven:come_back revisión:checkup
    revisiones:checkups dental:dental clínica:clinic clínicas:clinics ayudáis:help podéis:can podría:could
    podrían:could puedes:can quisiera:want quieres:want deseo:want estoy:I_am estamos:we_are somos:we_are soy:I_am
    eres:are_you sois:are_you ser:be fue:was era:was ha:has he:have hemos:have han:have tenemos:we_have tienes:have_you
    tenéis:have_you tener:have haber:have habrá:will_there_be este:this esta:this esto:this ese:that esa:that eso:that
    estos:these estas:these aquí:here allí:there muy:very más:more menos:less mucho:much muchos:many mucha:much
    muchas:many poco:little pocos:few todo:everything todos:all toda:all todas:all algo:something nada:nothing
    nadie:nobody alguno:some alguna:some algún:some ningún:no otra:another otro:another otros:other otras:other
    cada:each mismo:same misma:same solo:only sólo:only también:also ya:already todavía:still aún:still siempre:always
    nunca:never antes:before ahora:now hoy:today ayer:yesterday luego:later pronto:soon entre:between hasta:until
    desde:since sobre:about contra:against según:according durante:during porque:because pero:but aunque:although
    mientras:while cuánta:how_much cuántos:how_many cuántas:how_many cuantos:how_many cuantas:how_many le:it les:them
    te:you os:you tu:your tus:your vuestro:your vuestra:your vuestros:your él:he ella:she ellos:they nosotros:we
    ustedes:you usted:you yo:I negocio:business negocios:businesses tienda:shop tiendas:shops online:online
    restaurante:restaurant hotel:hotel abogado:lawyer abogados:lawyers bufete:law_firm banco:bank fábrica:factory
    taller:workshop escuela:school inmobiliaria:real_estate_agency agencia:agency logística:logistics
    transporte:freight camiones:trucks almacén:warehouse pedidos:orders pedido:order envío:shipping envíos:shipments
    devoluciones:returns inventario:inventory existencias:stock proveedores:suppliers proveedor:supplier recibo:receipt
    contable:bookkeeping cierre:close cobro:payment cobros:payments deudores:late_payers morosos:late_payers
    reservas:bookings reserva:booking citas:appointments cita:appointment agenda:calendar calendario:calendar
    informe:report informes:reports semanal:weekly semanales:weekly diario:daily mensajes:messages mensaje:message
    llamada:call llamadas:calls correos:emails responder:answer responde:answer responden:answer contestar:answer
    contestan:answer respuesta:answer respuestas:answers preguntas:questions pregunta:question escribe:write
    escribir:write escriben:write leer:read lee:read enviar:send envía:send mandar:send recibir:receive copiar:copy
    copiamos:copy pasar:pass guardáis:keep almacenan:store almacenar:store historial:history históricos:historical
    histórico:history previsión:forecast pronóstico:forecast predecir:predict predicción:prediction demanda:demand
    modelo:model modelos:models entrenar:train entrenan:train entrena:train formación:training aprender:learn
    aprende:learn aprenden:learn mejora:improve corrección:correction correcciones:corrections corregir:correct
    corrijo:correct documentación:documents manual:manual manuales:manuals contratos:contracts política:policy
    políticas:policies página:page páginas:pages fuente:source fuentes:sources registro:log registros:logs
    auditor:auditor permiso:permission permisos:permissions acceso:access contraseña:password contraseñas:passwords
    cuenta:account cuentas:accounts usuario:user usuarios:users límite:limit límites:limits riesgo:risk riesgos:risks
    control:control controlar:control controlo:control decide:decides decidir:decide decisión:decision
    decisiones:decisions aprobación:approval aprobado:approved pagos:payments transferencia:transfer desconfío:distrust
    confiar:trust confío:trust confianza:trust miedo:afraid preocupa:worried preocupado:worried preocupada:worried
    problema:problem problemas:problems equivoque:makes_a_mistake inventa:makes_things_up inventar:make_things_up
    mentir:lie estafa:scam despedir:fire despedirán:fire despidos:layoffs sustituir:replace sustituye:replace
    quitar:take_away plantilla:staff equipo:team gente:people personas:people jefe:boss dueños:owners pertenece:belongs
    pertenecen:belong mío:mine propiedad:property irnos:leave dejar:leave dejamos:leave cancelamos:cancel terminar:end
    acaba:ends detener:stop parar:stop apagar:switch_off empezamos:start empiezo:start comienza:starts arrancar:start
    duración:duration plazo:deadline plazos:timeline urgente:urgent entrega:delivery lanzar:launch marcha:launch
    funcionando:running funcionar:work funcionan:work mantenimiento:maintenance actualizar:update incluye:include
    incluido:included incluida:included total:total presupuesto:budget oferta:offer cuota:fee suscripción:subscription
    licencia:license mensualidad:monthly_fee gastos:costs oculto:hidden ocultos:hidden compromiso:obligation
    descuentos:discounts devolver:return tarjeta:credit_card transferencias:transfers cobran:charge cobra:charge
    cobráis:charge vale:cost valen:cost sale:cost ofertas:offers candidato:applicant currículum:resume
    curriculum:resume experiencia:experience ingeniero:engineer desarrollador:developer jornada:full-time
    completa:full-time teletrabajo:remote casa:home fines:weekends fin:weekend noche:night noches:nights
    festivos:holidays atienden:answer atendéis:answer atención:support abrís:open cerráis:close trabajáis:work
    hacéis:do ofrecéis:offer usáis:use usan:use usa:use utilizan:use conectáis:connect conectarse:connect
    integra:integrate compatible:compatible programa:program programas:programs aplicación:app aplicaciones:apps
    hoja:spreadsheet excel:excel archivo:file archivos:files pdf:PDF facturación:billing gestión:management
    pequeñas:small grande:large grandes:large mediana:mid-sized autónomo:solo_operator autónomos:solo_operators
    ONG:nonprofit hospital:hospital sector:industry industria:industry tipo:kind tipos:kinds ejemplos:examples
    casos:cases caso:case resultado:result resultados:results historia:story historias:stories reales:real real:real
    referencias:references opiniones:reviews fundó:founded fundadores:founders nombre:name llama:called significa:means
    misión:mission valores:values principios:principles principio:principle visión:vision diferencia:difference
    mejor:better versus:versus chatbot:chatbot whatsapp:WhatsApp redes:social_media sociales:social_media
    publicaciones:posts boletín:newsletter tono:tone voz:voice espera:waiting novedades:news nuevo:new nuevos:new
    tres:three dos:two uno:one primera:first segundo:second tercero:third cuatro:four cinco:five consulta:consultation
    consultoría:consulting asesoría:consulting consejo:advice estrategia:strategy hablarme:talk llamarme:call_me
    llámame:call_me reunión:meeting videollamada:call horarios:opening_hours atendido:answered vosotros:you`,
  de: `was:what wie:how wann:when wo:where wer:who warum:why welche:which welcher:which welches:which wieviel:how_much
    viel:much kostet:cost kosten:cost preis:price preise:prices teuer:expensive günstig:cheap geld:money bezahlen:pay
    zahlen:pay zahlung:payment kostenlos:free gratis:free umsonst:free rabatt:discount rechnung:invoice
    rechnungen:invoices monatlich:monthly monat:month monate:months jahr:year jahre:years tag:day tage:days woche:week
    wochen:weeks stunde:hour stunden:hours öffnungszeiten:opening_hours geöffnet:open_hours offen:open offene:open
    geschlossen:closed samstag:saturday samstags:saturday sonntag:sunday sonntags:sunday montag:monday freitag:friday
    lange:long dauert:duration_take dauer:duration bis:until fertig:ready läuft:is_live schnell:fast zeit:time
    stelle:position stellen:positions job:job jobs:jobs arbeit:work arbeiten:work arbeitet:work bewerben:apply
    bewerbung:application gehalt:salary vertrag:contract befristet:contract homeoffice:remote remote:remote
    suchen:looking stellenangebote:job_openings mitarbeiter:employees agent:agent agenten:agents
    verkaufsagent:sales_agent vertrieb:sales verkauf:sales buchhaltung:bookkeeping buchhaltungsagent:bookkeeping_agent
    belege:receipts werbung:marketing assistent:assistant testen:try probieren:try ausprobieren:try probe:trial
    vorführung:demo beispiel:example beispiele:examples daten:data gespeichert:stored speichern:store löschen:delete
    gelöscht:deleted datenschutz:data_protection dsgvo:GDPR dsgvo-konform:GDPR_compliant konform:compliant
    sicher:secure sicherheit:security verschlüsselt:encrypted verschlüsselung:encryption zertifiziert:certified
    zertifikat:certificate gehört:owns gehören:belong besitzt:owns code:code quellcode:code software:software
    schnittstelle:API anbinden:connect verbinden:connect verbindung:connection integrieren:integrate system:system
    systeme:systems altes:old alte:old alten:old werkzeuge:tools mail:email e-mail:email telefon:phone
    telefonnummer:phone_number anrufen:call adresse:address büro:office sitz:headquarters standort:location
    kontakt:contact sprechen:talk reden:talk mensch:human menschen:people jemand:someone jemandem:someone person:person
    firma:company unternehmen:company klein:small kleine:small kleines:small kunden:customers kunde:customer
    referenzen:references ersetzt:replace ersetzen:replace fehler:mistake macht:makes machen:do falsch:wrong
    passiert:happens geschieht:happens nach:after start:launch danach:afterwards support:support unterstützung:support
    hilfe:help sprache:language sprachen:languages deutsch:German englisch:English erstattung:refund geld-zurück:refund
    garantie:guarantee kündigen:cancel kündigung:cancellation prüfung:audit formular:form anfangen:start beginnen:start
    erste:first erster:first schritt:step schritte:steps ablauf:process funktioniert:work leistungen:services
    dienstleistungen:services lösungen:solutions angebot:offer bieten:offer anbieten:offer sie:you ihr:your ihre:your
    ihren:your euch:you wir:we uns:us unser:our unsere:our unseren:our mein:my meine:my meinen:my meinem:my ich:I es:it
    er:it kann:can können:can muss:must müssen:must darf:may will:want möchte:want wollen:want brauchen:need
    brauche:need haben:have hat:has gibt:there_is ist:is sind:are werden:will wird:will mit:with ohne:without von:of
    für:for und:and oder:or nicht:not kein:no keine:no der:the die:the das:the ein:a eine:an einen:a im:in_the in:in
    auf:on zu:to aus:from bei:at dem:the den:the freigabe:approval genehmigt:approves genehmigen:approve wetter:weather
    morgen:tomorrow gestern:yesterday spiel:game gewonnen:won automatisieren:automate aufgaben:tasks aufgabe:task
    dokumente:documents steuer:tax gegründet:founded gründer:founder maschinelles:machine lernen:learning passt:fits
    prüft:checks hallo:hello guten:good moin:hello danke:thanks bitte:please lernt:learn lerne:learn ki:AI
    korrekturen:corrections korrektur:correction korrigiere:correct bankensystem:banking_system bank:bank banken:banks
    geht:possible da:there dann:then auch:also nur:only noch:still schon:already immer:always nie:never wieder:again
    sehr:very mehr:more weniger:less alles:everything etwas:something nichts:nothing niemand:nobody einer:one eines:a
    einem:a unserem:our unserer:our unseres:our eure:your euer:your euren:your eurer:your ihrer:your ihrem:your
    dein:your deine:your du:you mich:me mir:me ihn:him ihm:him wem:whom wen:whom wessen:whose dieser:this diese:this
    dieses:this diesen:this jede:every jeder:every jedes:every jeden:every alle:all allen:all viele:many wenige:few
    einige:some andere:other anderen:others anderer:other beide:both selbst:self sich:itself man:you wenn:if ob:whether
    weil:because aber:but denn:because dass:that als:as vor:before seit:since während:during zwischen:between
    über:about unter:under gegen:against um:around durch:by zum:to_the zur:to_the vom:of_the beim:at_the ins:into
    ans:to am:on_the habt:have habe:have hatte:had hatten:had bin:am bist:are seid:are war:was waren:were wäre:would_be
    würde:would würden:would wurde:was worden:been sein:be könnte:could könnten:could könnt:can kannst:can soll:should
    sollen:should sollte:should müsste:must dürfen:may mag:like willst:want wollt:want möchten:want braucht:need
    benötigen:need benötige:need bekomme:get bekommen:get bekommt:get erhalte:get erhalten:get kriege:get kriegen:get
    gebt:give geben:give nehmen:take nimmt:take dauern:take_long betrieb:business betriebe:businesses geschäft:business
    laden:shop läden:shops onlineshop:online_shop shop:shop bäckerei:bakery handwerker:trades handwerk:trades
    handwerksbetrieb:trades praxis:clinic zahnarzt:dentist zahnarztpraxis:dental_clinic arztpraxis:clinic ärzte:doctors
    klinik:clinic krankenhaus:hospital patienten:patients patient:patient kanzlei:law_firm anwalt:lawyer
    anwälte:lawyers versicherung:insurance spedition:freight_company logistik:logistics lkw:trucks lager:warehouse
    fabrik:factory schule:school hotel:hotel verein:nonprofit gemeinnützig:nonprofit selbständig:solo_operator
    selbstständig:solo_operator freiberufler:freelancer konzern:enterprise mittelstand:mid-sized
    kleinbetrieb:small_business startup:startup branche:industry branchen:industries bestellungen:orders
    bestellung:order lieferung:delivery lieferscheine:delivery_notes lieferanten:suppliers lieferant:supplier
    retouren:returns bestand:stock lagerbestand:stock beleg:receipt quittungen:receipts monatsabschluss:month_close
    abschluss:close mahnungen:payment_reminders mahnen:remind zahlungen:payments überweisen:transfer_money
    überweisung:transfer überweist:transfers konto:account konten:accounts geldes:money termine:appointments
    termin:appointment kalender:calendar buchungen:bookings buchung:booking erinnerung:reminder erinnerungen:reminders
    bericht:report berichte:reports wöchentlich:weekly täglich:daily nachrichten:messages nachricht:message
    anrufe:calls anruf:call anfragen:inquiries anfrage:inquiry interessenten:leads mails:emails antworten:answer
    antwortet:answer antwort:answer fragen:questions frage:question beantworten:answer beantwortet:answers
    schreiben:write schreibt:write schreibe:write lesen:read liest:read senden:send sendet:send schicken:send
    schickt:send verschickt:sends kopieren:copy übertragen:transfer abtippen:retype tippen:type historische:historical
    verlauf:history vergangenheit:past prognose:forecast prognosen:forecasts vorhersage:forecast vorhersagen:predict
    absatz:demand nachfrage:demand modell:model modelle:models trainieren:train trainiert:trained schulung:training
    schulungen:training besser:better verbessert:improves handbuch:handbook handbücher:manuals verträge:contracts
    richtlinien:policies richtlinie:policy seite:page seiten:pages quelle:source quellen:sources protokoll:log
    protokolle:logs protokolliert:logged nachvollziehen:trace prüfer:auditor revision:audit rechte:rights recht:law
    zugriff:access zugriffe:access passwort:password passwörter:passwords nutzer:users limit:limit grenzen:limits
    grenze:limit risiko:risk risiken:risks kontrolle:control kontrollieren:control kontrolliert:controls
    entscheidet:decides entscheiden:decide entscheidung:decision entscheidungen:decisions freigeben:approve
    freigaben:approvals zustimmung:approval allein:alone alleine:alone vertrauen:trust vertraue:trust traut:trust
    angst:afraid sorge:worried sorgen:worried probleme:problem problem:problem irrt:is_wrong erfindet:makes_things_up
    erfinden:make_things_up lügt:lies betrug:scam seriös:legit abzocke:scam entlassen:fire entlassung:layoffs
    arbeitsplätze:jobs arbeitsplatz:job kollegen:colleagues team:team leute:people chef:boss inhaber:owner
    eigentum:property eigentümer:owner abhängig:locked_in aussteigen:leave verlassen:leave wechseln:switch beenden:end
    stoppen:stop anhalten:stop abschalten:switch_off ausschalten:switch_off aufhören:stop starten:start startet:start
    los:start losgehen:start beginnt:starts loslegen:start projekt:project projekte:projects zeitplan:timeline
    frist:deadline dringend:urgent einführung:launch live:live laufen:run betreuung:support wartung:maintenance
    pflege:maintenance enthalten:included inklusive:included inbegriffen:included umfasst:includes
    gesamtpreis:total_price budget:budget gebühr:fee gebühren:fees abo:subscription lizenz:license laufende:monthly
    versteckte:hidden verpflichtung:obligation unverbindlich:no_obligation verpflichtend:obligation
    kreditkarte:credit_card raten:installments euro:euros berechnet:charge verlangt:charge lebenslauf:resume
    erfahrung:experience berufserfahrung:experience ingenieur:engineer entwickler:developer vollzeit:full-time
    teilzeit:part-time festanstellung:permanent unbefristet:permanent praktikum:internship zuhause:home hause:home
    wochenende:weekend wochenenden:weekends nachts:night nacht:night abends:evening feiertag:holiday feiertage:holidays
    erreichbar:reachable erreiche:reach erreichen:reach ruft:call meldet:contact melden:contact benutzt:use nutzt:use
    verwendet:use nutzen:use verwenden:use angebunden:connected verbunden:connected integriert:integrated
    kompatibel:compatible programm:program programme:programs app:app apps:apps tabelle:spreadsheet
    tabellen:spreadsheets excel:excel datei:file dateien:files cloud:cloud server:server rechenzentrum:data_center
    standardsoftware:software eigene:own eigenen:own eigener:own groß:large große:large großes:large größe:size
    leistung:service fälle:cases fall:case ergebnis:result ergebnisse:results geschichte:story geschichten:stories
    echt:real echte:real erfunden:fictional bewertungen:reviews gründung:founding name:name heißt:called heisst:called
    bedeutet:means bedeuten:mean mission:mission werte:values grundsätze:principles prinzipien:principles vision:vision
    unterschied:difference unterschiede:differences chatbot:chatbot whatsapp:WhatsApp beiträge:posts
    newsletter:newsletter ton:tone stimme:voice warteliste:waitlist neuigkeiten:news neue:new neuen:new drei:three
    zwei:two vier:four fünf:five eins:one zweite:second dritte:third beratung:consulting berater:consultant
    strategie:strategy rat:advice fahrplan:roadmap zurückrufen:call_back treffen:meet besprechung:meeting gespräch:call
    erstgespräch:first_call vorbereiten:prepare mitbringen:bring aufwand:effort zeitaufwand:effort lohnt:pays_off
    bringt:brings sparen:save spart:saves einsparung:savings prozent:percent garantiert:guaranteed
    garantieren:guarantee messen:measure gemessen:measured werkzeug:tool wirklich:really genau:exactly ungefähr:roughly
    überhaupt:at_all eigentlich:actually mal:once`,
  fr: `combien:how_much coûte:cost coute:cost coûtent:cost coût:cost prix:price tarif:price tarifs:prices cher:expensive
    argent:money payer:pay paiement:payment gratuit:free gratuite:free gratuitement:free remise:discount
    réduction:discount facture:invoice factures:invoices mensuel:monthly mois:month an:year ans:years année:year
    jour:day jours:days semaine:week semaines:weeks heure:hour heures:hours horaires:opening_hours temps:time
    durée:duration dure:duration faut:takes faut-il:does_it_take prêt:ready rapide:fast vite:fast délai:duration
    quand:when où:where qui:who que:what quoi:what quel:what quelle:what quels:which quelles:which comment:how
    pourquoi:why ouvert:open_hours ouverts:open_hours ouvrez:open fermé:closed samedi:saturday dimanche:sunday
    lundi:monday vendredi:friday emploi:job emplois:jobs poste:position postes:positions travail:work travailler:work
    recrutez:hiring recrutez-vous:are_you_hiring embauchez:hiring postuler:apply candidature:application salaire:salary
    contrat:contract télétravail:remote distance:remote agent:agent agents:agents robot:bot assistant:assistant
    vente:sales ventes:sales comptabilité:bookkeeping reçus:receipts essayer:try essai:trial tester:try démo:demo
    démonstration:demo exemple:example données:data conservez:keep gardez:keep stockées:stored supprimer:delete
    supprimez:delete effacer:delete confidentialité:privacy rgpd:GDPR conforme:compliant conformes:compliant
    respectez:comply_with sécurisé:secure sécurité:security chiffrement:encryption chiffrées:encrypted
    certifié:certified certifiés:certified propriétaire:owner appartient:belongs possède:owns code:code
    logiciel:software logiciels:software intégrer:integrate intègre:integrates intégration:integration
    connecter:connect outils:tools système:system systèmes:systems ancien:old vieux:old courriel:email mail:email
    e-mail:email téléphone:phone numéro:number appeler:call adresse:address bureau:office bureaux:offices
    situés:located contacter:contact contact:contact parler:talk personne:person humain:human quelqu'un:someone
    entreprise:company société:company petite:small petit:small clients:customers client:customer références:references
    remplacer:replace remplacent:replace employés:employees erreur:mistake erreurs:mistakes trompe:is_wrong fait:makes
    passe:happens passe-t-il:happens arrive:happens après:after lancement:launch assistance:support support:support
    aide:help aider:help langue:language langues:languages français:French anglais:English parlez:speak
    parlez-vous:do_you_speak remboursement:refund remboursé:refunded garantie:guarantee annuler:cancel résilier:cancel
    audit:audit formulaire:form commencer:start démarrer:start première:first premier:first étape:step étapes:steps
    processus:process fonctionne:work marche:work services:services solutions:solutions proposez:offer offrez:offer
    proposez-vous:do_you_offer est-ce:is_it est:is sont:are avez-vous:do_you_have avez:have a:has ai:have peux:can
    peut:can pouvez:can puis-je:can_I pouvez-vous:can_you je:I nous:we vous:you votre:your vos:your notre:our nos:our
    mon:my ma:my mes:my il:it elle:it on:we se:it si:if ne:not pas:not et:and ou:or le:the la:the les:the l:the un:a
    une:a des:some du:of_the de:of d:of en:in dans:in sur:on avec:with sans:without pour:for par:by à:to au:to_the
    aux:to_the approuve:approves approuver:approve validation:approval temps-là:time demain:tomorrow météo:weather
    capitale:capital automatiser:automate tâches:tasks tâche:task documents:documents apprentissage:learning
    automatique:machine fondateur:founder fondé:founded faites:do faire:do y:there veux:want voulons:want besoin:need
    bonjour:hello salut:hello merci:thanks répondez:answer répond:answer répondent:answer répondre:answer
    réponse:answer réponses:answers week-end:weekend weekend:weekend historiques:historical historique:history
    prévision:forecast prévisions:forecasts prédire:predict prédiction:prediction demande:demand modèle:model
    modèles:models entraîner:train entraînez:train entraîné:trained formation:training apprend:learn apprendre:learn
    corrections:corrections correction:correction corrige:correct aussi:also très:very plus:more moins:less
    tout:everything tous:all toute:all toutes:all rien:nothing quelque:some chose:thing quelqu:someone aucun:no
    aucune:no autre:another autres:other chaque:each même:same seulement:only seul:alone seule:alone toujours:always
    jamais:never encore:still déjà:already avant:before maintenant:now aujourd'hui:today hier:yesterday bientôt:soon
    ensuite:then puis:then entre:between jusqu:until depuis:since contre:against pendant:during parce:because mais:but
    donc:so car:because comme:as ce:this cet:this cette:this ces:these cela:that ça:that ici:here là:there leur:their
    leurs:their son:his sa:his ses:his ton:your ta:your tes:your tu:you te:you moi:me toi:you eux:them lui:him soi:self
    être:be suis:am es:are sommes:are êtes:are était:was serait:would_be sera:will_be avoir:have avons:have ont:have
    aurait:would_have aurais:would_have pouvons:can peuvent:can pourrait:could pourriez:could pourrais:could
    devons:must doit:must dois:must doivent:must devrait:should voudrais:want voudrait:want voulez:want souhaite:want
    souhaitons:want aimerais:want allez:go va:goes vont:go aller:go vient:comes prend:take prendre:take donne:give
    donner:give donnez:give reçoit:get recevoir:receive recevons:receive obtenir:get obtiens:get obtient:gets
    mettre:put met:puts voir:see vois:see voyez:see trouver:find savoir:know sais:know sait:know croire:believe
    crois:believe penser:think dire:say dit:says dites:say boutique:shop magasin:shop magasins:shops
    restaurant:restaurant hôtel:hotel cabinet:clinic clinique:clinic dentaire:dental dentiste:dentist médecin:doctor
    médical:medical patients:patients hôpital:hospital avocat:lawyer avocats:lawyers banque:bank banques:banks
    assurance:insurance usine:factory école:school agence:agency immobilier:real_estate immobilière:real_estate
    logistique:logistics transport:freight camions:trucks entrepôt:warehouse association:nonprofit
    indépendant:solo_operator freelance:freelancer pme:mid-sized_teams artisan:trades artisans:trades secteur:industry
    secteurs:industries commandes:orders commande:order livraison:delivery livraisons:deliveries retours:returns
    stock:stock stocks:stock fournisseur:supplier fournisseurs:suppliers reçu:receipt justificatifs:receipts
    clôture:close impayés:late_payers relances:payment_reminders relancer:remind relance:reminds paiements:payments
    virement:transfer virements:transfers compte:account comptes:accounts rendez-vous:appointments agenda:calendar
    calendrier:calendar réservations:bookings réservation:booking rappels:reminders rapport:report rapports:reports
    hebdomadaire:weekly quotidien:daily messages:messages message:message appels:calls appel:call demandes:inquiries
    prospects:leads courriels:emails mails:emails questions:questions question:question écrire:write écrit:write
    écrivez:write lire:read lit:read envoyer:send envoie:send envoyez:send copier:copy recopier:retype saisir:type
    saisie:data_entry manuel:manual manuels:manuals contrats:contracts politique:policy règles:rules page:page
    pages:pages source:source sources:sources journal:log journaux:logs trace:log tracer:trace auditeur:auditor
    droits:rights droit:law loi:law accès:access mot:word utilisateurs:users utilisateur:user limite:limit
    limites:limits risque:risk risques:risks contrôle:control contrôler:control décide:decides décider:decide
    décision:decision décisions:decisions approbation:approval approuvé:approved valider:approve valide:approves
    confiance:trust peur:afraid inquiet:worried inquiète:worried inquiets:worried souci:worry problème:problem
    problèmes:problems tromper:be_wrong invente:makes_things_up inventer:make_things_up mentir:lie arnaque:scam
    sérieux:legit licencier:fire licenciés:fired licenciement:layoffs remplacé:replaced équipe:team équipes:teams
    gens:people personnes:people patron:boss chef:boss propriétaires:owners propriété:property dépendant:locked_in
    quitter:leave partir:leave arrêter:stop arrête:stop arrêtez:stop stopper:stop désactiver:switch_off finir:end
    début:start débute:starts démarrage:launch commence:starts lancer:launch projet:project projets:projects
    planning:timeline urgent:urgent délais:timeline mise:launch service:service entretien:maintenance
    maintenance:maintenance suivi:support inclus:included incluse:included comprend:includes compris:included
    total:total budget:budget devis:quote frais:fees abonnement:subscription licence:license mensuels:monthly
    mensuelle:monthly cachés:hidden caché:hidden engagement:obligation remises:discounts carte:credit_card
    facturez:charge facturé:charged cv:resume expérience:experience ingénieur:engineer développeur:developer
    plein:full-time cdi:permanent cdd:contract stage:internship maison:home domicile:home nuit:night soir:evening
    férié:holiday fériés:holidays joindre:reach joignable:reachable joignables:reachable rappeler:call_back
    utilisez:use utilise:use utiliser:use utilisent:use connecte:connect connectez:connect branche:plug
    compatible:compatible programme:program programmes:programs application:app applications:apps tableur:spreadsheet
    excel:excel fichier:file fichiers:files hébergées:hosted hébergement:hosting hébergé:hosted serveur:server
    serveurs:servers grand:large grande:large grands:large taille:size moyenne:mid-sized moyennes:mid-sized
    exemples:examples cas:cases résultat:result résultats:results histoire:story histoires:stories réel:real réels:real
    vrais:real vraies:real vrai:real inventées:fictional avis:reviews fondateurs:founders nom:name appelle:called
    appelez:called signifie:means mission:mission valeurs:values principes:principles vision:vision
    différence:difference mieux:better chatbot:chatbot réseaux:social_media sociaux:social_media publications:posts
    newsletter:newsletter voix:voice liste:list attente:waiting nouveautés:news nouveau:new nouveaux:new nouvelle:new
    trois:three deux:two quatre:four cinq:five seconde:second deuxième:second troisième:third conseil:consulting
    conseils:advice stratégie:strategy feuille:roadmap réunion:meeting rencontrer:meet préparer:prepare apporter:bring
    effort:effort rentable:pays_off rapporte:pays_off économiser:save économies:savings gagner:save pourcent:percent
    garantir:guarantee garanti:guaranteed garantissez:guarantee mesurer:measure mesuré:measured outil:tool
    vraiment:really exactement:exactly environ:roughly gérer:manage gestion:management`,
} as const;
