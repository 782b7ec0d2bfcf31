/** Words that visitors write to a company, with what they mean: `word:meaning`, of several words joined by `_`. */
export const glossWords = {
  es: `cuanto:how_much cuánto:how_much cuesta:cost cuestan:cost costo:cost coste:cost precio:price precios:prices tarifa:price
    barato:cheap caro:expensive dinero:money pagar:pay pago:payment gratis:free gratuito:free gratuita:free descuento:discount
    factura:invoice facturas:invoices mensual:monthly mes:month meses:months año:year años:years día:day dias:days días:days
    semana:week semanas:weeks hora:hour horas:hours horario:opening_hours tiempo:time tarda:take_long tardan:take_long dura:duration
    listo:ready lista:ready rápido:fast cuándo:when cuando:when dónde:where donde:where quién:who quien:who quiénes:who qué:what
    que:what cuál:which cual:which cuáles:which cuales:which cómo:how como:how por:for para:for con:with sin:without en:in de:of
    el:the la:the los:the las:the un:a una:a es:is son:are está:is están:are hay:there_is tienen:have tiene:have tengo:have
    puedo:can_I puede:can pueden:can podemos:can_we quiero:want queremos:want necesito:need necesitamos:need hacer:do hace:does
    hacen:do ofrecen:offer ofrece:offer vende:sell venden:sell abierto:open abiertos:open_hours abre:open abren:open cierran:close
    cerrado:closed sábado:saturday sábados:saturday sabado:saturday domingo:sunday domingos:sunday lunes:monday viernes:friday
    trabajo:job trabajos:jobs trabajar:work empleo:job empleos:jobs vacantes:vacancies vacante:vacancy puesto:position puestos:positions
    contratan:hiring contratando:hiring contrato:contract sueldo:salary salario:salary solicitar:apply postular:apply remoto:remote
    agente:agent agentes:agents robot:bot asistente:assistant ventas:sales contabilidad:bookkeeping recibos:receipts marketing:marketing
    probar:try prueba:trial probarlo:try_it demostración:demo ejemplo:example datos:data guardan:keep guardar:keep borrar:delete
    borran:delete privacidad:privacy seguro:secure segura:secure seguridad:security rgpd:GDPR cumplen:comply cumple:comply ley:law
    protección:protection cifrado:encryption certificado:certificate certificados:certificates dueño:owner propietario:owner
    código:code software:software integran:integrate integrar:integrate integración:integration conectar:connect conecta:connect
    herramientas:tools sistema:system sistemas:systems antiguo:old viejo:old correo:email teléfono:phone llamar:call dirección:address
    oficina:office ubicados:located contacto:contact hablar:talk persona:person humano:human alguien:someone empresa:company
    compañía:company pequeña:small pequeño:small clientes:customers cliente:customer empleados:employees reemplazar:replace
    error:mistake errores:mistakes equivoca:makes_a_mistake falla:fails pasa:happens sucede:happens después:after lanzamiento:launch
    soporte:support ayuda:help ayudar:help idioma:language idiomas:languages español:Spanish inglés:English habla:speak hablan:speak
    reembolso:refund garantía:guarantee cancelar:cancel auditoría:audit formulario:form empezar:start comenzar:start primer:first
    paso:step pasos:steps proceso:process funciona:work servicios:services soluciones:solutions mi:my mis:my nuestro:our nuestra:our
    nuestros:our su:your sus:your me:me nos:us se:it si:if no:not y:and o:or a:to al:to_the del:of_the lo:it aprueba:approves
    aprobar:approve mañana:tomorrow clima:weather capital:capital documentos:documents aprendizaje:learning automático:machine
    automatizar:automate tareas:tasks tarea:task cumplimiento:compliance médicos:medical pacientes:patients`,
  de: `was:what wie:how wann:when wo:where wer:who warum:why welche:which welcher:which welches:which wieviel:how_much viel:much
    kostet:cost kosten:cost preis:price preise:prices teuer:expensive günstig:cheap geld:money bezahlen:pay zahlen:pay zahlung:payment
    kostenlos:free gratis:free umsonst:free rabatt:discount rechnung:invoice rechnungen:invoices monatlich:monthly monat:month
    monate:months jahr:year jahre:years tag:day tage:days woche:week wochen:weeks stunde:hour stunden:hours öffnungszeiten:opening_hours
    geöffnet:open_hours offen:open offene:open geschlossen:closed samstag:saturday samstags:saturday sonntag:sunday sonntags:sunday
    montag:monday freitag:friday lange:long dauert:duration_take dauer:duration bis:until fertig:ready läuft:is_live schnell:fast
    zeit:time stelle:position stellen:positions job:job jobs:jobs arbeit:work arbeiten:work arbeitet:work bewerben:apply
    bewerbung:application gehalt:salary vertrag:contract befristet:contract homeoffice:remote remote:remote suchen:looking
    stellenangebote:job_openings mitarbeiter:employees agent:agent agenten:agents verkaufsagent:sales_agent vertrieb:sales
    verkauf:sales buchhaltung:bookkeeping buchhaltungsagent:bookkeeping_agent belege:receipts werbung:marketing assistent:assistant
    testen:try probieren:try ausprobieren:try probe:trial vorführung:demo beispiel:example beispiele:examples daten:data
    gespeichert:stored speichern:store löschen:delete gelöscht:deleted datenschutz:data_protection dsgvo:GDPR dsgvo-konform:GDPR_compliant
    konform:compliant sicher:secure sicherheit:security verschlüsselt:encrypted verschlüsselung:encryption zertifiziert:certified
    zertifikat:certificate gehört:owns gehören:belong besitzt:owns code:code quellcode:code software:software schnittstelle:API
    anbinden:connect verbinden:connect verbindung:connection integrieren:integrate system:system systeme:systems altes:old alte:old
    alten:old werkzeuge:tools mail:email e-mail:email telefon:phone telefonnummer:phone_number anrufen:call adresse:address büro:office
    sitz:headquarters standort:location kontakt:contact sprechen:talk reden:talk mensch:human menschen:people jemand:someone
    jemandem:someone person:person firma:company unternehmen:company klein:small kleine:small kleines:small kunden:customers
    kunde:customer referenzen:references ersetzt:replace ersetzen:replace fehler:mistake macht:makes machen:do falsch:wrong passiert:happens
    geschieht:happens nach:after start:launch danach:afterwards support:support unterstützung:support hilfe:help sprache:language
    sprachen:languages deutsch:German englisch:English erstattung:refund geld-zurück:refund garantie:guarantee kündigen:cancel
    kündigung:cancellation prüfung:audit formular:form anfangen:start beginnen:start erste:first erster:first schritt:step
    schritte:steps ablauf:process funktioniert:work leistungen:services dienstleistungen:services lösungen:solutions angebot:offer
    bieten:offer anbieten:offer sie:you ihr:your ihre:your ihren:your euch:you wir:we uns:us unser:our unsere:our unseren:our
    mein:my meine:my meinen:my meinem:my ich:I es:it er:it kann:can können:can muss:must müssen:must darf:may will:want
    möchte:want wollen:want brauchen:need brauche:need haben:have hat:has gibt:there_is ist:is sind:are werden:will wird:will mit:with
    ohne:without von:of für:for und:and oder:or nicht:not kein:no keine:no der:the die:the das:the ein:a eine:an einen:a im:in_the
    in:in auf:on zu:to aus:from bei:at dem:the den:the freigabe:approval genehmigt:approves genehmigen:approve wetter:weather
    morgen:tomorrow gestern:yesterday spiel:game gewonnen:won automatisieren:automate aufgaben:tasks aufgabe:task dokumente:documents
    steuer:tax gegründet:founded gründer:founder maschinelles:machine lernen:learning passt:fits prüft:checks`,
  fr: `combien:how_much coûte:cost coute:cost coûtent:cost coût:cost prix:price tarif:price tarifs:prices cher:expensive argent:money
    payer:pay paiement:payment gratuit:free gratuite:free gratuitement:free remise:discount réduction:discount facture:invoice
    factures:invoices mensuel:monthly mois:month an:year ans:years année:year jour:day jours:days semaine:week semaines:weeks
    heure:hour heures:hours horaires:opening_hours temps:time durée:duration dure:duration faut:takes faut-il:does_it_take prêt:ready
    rapide:fast vite:fast délai:duration quand:when où:where qui:who que:what quoi:what quel:what quelle:what quels:which
    quelles:which comment:how pourquoi:why ouvert:open_hours ouverts:open_hours ouvrez:open fermé:closed samedi:saturday
    dimanche:sunday lundi:monday vendredi:friday emploi:job emplois:jobs poste:position postes:positions travail:work
    travailler:work recrutez:hiring recrutez-vous:are_you_hiring embauchez:hiring postuler:apply candidature:application salaire:salary
    contrat:contract télétravail:remote distance:remote agent:agent agents:agents robot:bot assistant:assistant vente:sales ventes:sales
    comptabilité:bookkeeping reçus:receipts essayer:try essai:trial tester:try démo:demo démonstration:demo exemple:example
    données:data conservez:keep gardez:keep stockées:stored supprimer:delete supprimez:delete effacer:delete confidentialité:privacy
    rgpd:GDPR conforme:compliant conformes:compliant respectez:comply_with sécurisé:secure sécurité:security chiffrement:encryption
    chiffrées:encrypted certifié:certified certifiés:certified propriétaire:owner appartient:belongs possède:owns code:code
    logiciel:software logiciels:software intégrer:integrate intègre:integrates intégration:integration connecter:connect outils:tools
    système:system systèmes:systems ancien:old vieux:old courriel:email mail:email e-mail:email téléphone:phone numéro:number
    appeler:call adresse:address bureau:office bureaux:offices situés:located contacter:contact contact:contact parler:talk
    personne:person humain:human quelqu'un:someone entreprise:company société:company petite:small petit:small clients:customers
    client:customer références:references remplacer:replace remplacent:replace employés:employees erreur:mistake erreurs:mistakes
    trompe:is_wrong fait:makes passe:happens passe-t-il:happens arrive:happens après:after lancement:launch assistance:support
    support:support aide:help aider:help langue:language langues:languages français:French anglais:English parlez:speak
    parlez-vous:do_you_speak remboursement:refund remboursé:refunded garantie:guarantee annuler:cancel résilier:cancel audit:audit
    formulaire:form commencer:start démarrer:start première:first premier:first étape:step étapes:steps processus:process
    fonctionne:work marche:work services:services solutions:solutions proposez:offer offrez:offer proposez-vous:do_you_offer
    est-ce:is_it est:is sont:are avez-vous:do_you_have avez:have a:has ai:have peux:can peut:can pouvez:can puis-je:can_I pouvez-vous:can_you
    je:I nous:we vous:you votre:your vos:your notre:our nos:our mon:my ma:my mes:my il:it elle:it on:we se:it si:if ne:not
    pas:not et:and ou:or le:the la:the les:the l:the un:a une:a des:some du:of_the de:of d:of en:in dans:in sur:on avec:with sans:without
    pour:for par:by à:to au:to_the aux:to_the approuve:approves approuver:approve validation:approval temps-là:time
    demain:tomorrow météo:weather capitale:capital automatiser:automate tâches:tasks tâche:task documents:documents apprentissage:learning
    automatique:machine fondateur:founder fondé:founded faites:do faire:do y:there veux:want voulons:want besoin:need`,
} as const;
