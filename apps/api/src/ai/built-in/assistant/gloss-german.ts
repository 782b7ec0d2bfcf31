/** German words in `word:meaning` pairs; `_` joins the words of an expression. */
export const germanWords = `erstelle:create erstell:create sag_dass:say_that schreib_dass:write_that was:what wie:how
  wann:when wo:where wer:who warum:why welche:which welcher:which welches:which wieviel:how_much
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
  gelöscht:deleted datenschutz:data_protection datenschutzbeauftragter:data_protection_officer eu-regeln:GDPR_rules
  eu-recht:GDPR_rules dsgvo:GDPR dsgvo-konform:GDPR_compliant konform:compliant
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
  überhaupt:at_all eigentlich:actually mal:once
  anwaltskanzlei:law_firm rechtsanwalt:lawyer steuerberater:accountant steuerkanzlei:accounting_firm
  ständig:constantly klauseln:clauses klausel:clause jederzeit:anytime kündigungsfrist:notice_period
  freigegeben:approved genehmigung:approval warenwirtschaft:ERP warenwirtschaftssystem:ERP lässt:can
  sicherheitszertifikat:security_certificate zertifikate:certificates verlieren:lose verliert:lose verloren:lost
  mengenrabatt:volume_discount rabatte:discounts uralt:very_old veraltet:outdated anmeldung:sign-up anmelden:sign_up
  registrierung:sign-up kundenstimmen:testimonials erfahrungsberichte:testimonials beraten:advise berät:advise
  womit:with_what hausverwaltung:property_management mieter:tenants mietern:tenants
  reparaturmeldungen:repair_requests reparaturen:repairs erhält:receives bedarf:demand
  bedarfsprognose:demand_forecast absatzprognose:sales_forecast veröffentlicht:publishes veröffentlichen:publish
  uhr:time fängt:starts buchhaltungsbot:bookkeeping_bot projektleiter:project_manager projektmanager:project_manager
  schriftliches:written schriftlich:in_writing hoch:high vertriebsagent:sales_agent steckt:is hinter:behind
  inbetriebnahme:launch livegang:launch laufzeit:duration monatliche:monthly abonnement:subscription einmalig:one-off
  rückerstattung:refund zurück:back haftung:liability haftet:liable schäden:claims schadensmeldungen:claims
  ratenzahlung:installments bezahlt:pays währung:currency zoll:customs_papers bestände:stock einzelhandel:retail
  händler:retailer großhandel:wholesale immobilien:real_estate makler:realtor besichtigungen:viewings
  gastronomie:restaurant hochschule:university spenden:donations spender:donors spendenquittung:donor_receipts
  stromnetz:power_grid energieversorger:utility stadtwerke:utility maschinenbau:manufacturing techniker:technicians
  fehlercode:fault_code klempner:plumber elektriker:electrician selbstständiger:freelancer
  einzelunternehmer:solo_operator spesen:expenses mahnt:reminds personalabteilung:HR urlaub:holidays
  urlaubstage:vacation_days verdient:earns verdienen:earn bewerbungen:applications bewerber:applicants
  anschreiben:cover_letter voraussetzungen:requirements außendienst:sales_team beitrag:post soziale:social_media
  tonfall:tone witzig:funny zugang:access berechtigungen:permissions hacker:hacker angriff:attack angriffe:attacks
  datenleck:data_leak aufbewahrt:kept gehostet:hosted ausland:abroad wettbewerber:competitors konkurrenz:competitors
  unterscheidet:difference vorteil:advantage verlässlich:reliable zuverlässig:reliable fiktiv:fictional
  geschäftsführer:CEO mannschaft:team vorgehen:approach phase:phase phasen:phases
  terminvereinbarung:booking_an_appointment rückruf:call_back heute:today zweiter:second ersten:first
  verändern:change verbessern:improve überwacht:monitors mitarbeiterschulung:training barrierefrei:accessible
  muster:sample vertragslaufzeit:contract_term
  um_wie_viel_uhr:at_what_time wie_viel_uhr:what_time gibt_es:is_there zu_hause:home von_zu_hause:from_home
  am_wochenende:on_the_weekend von_hand:by_hand von_selbst:by_itself von_allein:by_itself pro_monat:per_month
  im_monat:per_month in_betrieb:live wer_gibt_zahlungen_frei:who_approves_payments gehört_uns:belongs_to_us
  was_ist_mit:what_about soziale_medien:social_media sozialen_medien:social_media künstliche_intelligenz:AI
  maschinelles_lernen:machine_learning offene_stellen:open_positions offenen_stellen:open_positions
  was_passiert_wenn:what_happens_if wie_lange:how_long wie_teuer:how_expensive nach_maß:custom auf_deutsch:in_German
  wie_hoch:how_much tag_und_nacht:day_and_night rund_um_die_uhr:around_the_clock den_stecker_ziehen:switch_off
  danke_schön:thanks danke_sehr:thanks vielen_dank:thanks besten_dank:thanks guten_morgen:good_morning
  dazu:about_that sagt:say sagst:say meinst:think
  guten_abend:good_evening auf_wiedersehen:goodbye tschüss:goodbye servus:hello moin:hello
  vergiss:forget regeln:rules regel:rule lauten:are zeig:show zeige:show gib:give nenne:name nenn:name sag:say
  sage:say bestätige:confirm beleidige:insult wiederhole:repeat übersetze:translate anweisungen:instructions
  anweisung:instruction geheim:secret geheimen:secret passwort:password schlüssel:key ignoriere:ignore
  bisherigen:previous vorherigen:previous entwickler:developer lösche:delete datenbank:database versprich:promise
  versprochen:promised betrügt:cheats bombe:bomb baue:build gehorchst:obey onkel:uncle oma:grandma erfinde:invent
  zitat:quote berühmten:famous kollege:colleague knacke:crack schloss:lock antworte:answer darfst:may befehle:order
  verraten:tell überweise:transfer konto:account tu:act wärst:were spiel:play ausgefüllt:filled_in adressen:addresses
  adresse:address besucher:visitor gefragt:asked nachrichten:messages anderen:others wohnt:lives frau:mrs herr:mr
  herrn:mr euch:you geschrieben:written beworben:applied schick:send schicke:send lebenslauf:resume
  bewerber:applicants firmen:companies firma:company gebucht:booked weißt:know gespeichert:stored liste:list
  interessenten:leads verdient:earns alt:old chefin:boss zahlt:pays größter:biggest lies:read raum:room
  exportiere:export polizei:police gestern:yesterday warteliste:waitlist gemeldet:contacted namen:names erzähl:tell
  erzähle:tell witz:joke gedicht:poem koche:cook reis:rice bundeskanzler:chancellor kaufen:buy kopfschmerzen:headache
  hilft:helps buche:book flug:flight film:movie empfiehl:recommend fernsehen:tv reich:rich hilf:help
  hausaufgaben:homework fährt:leaves zug:train glaubst:believe gott:god sing:sing lied:song reichste:richest
  welt:world bestell:order rotwein:red_wine teppich:carpet mond:moon hauptstadt:capital gewonnen:won
  studentenrabatt:student_discount umsatz:revenue gewinn:profit gegründet:founded versicherung:insurance gehalt:salary
  gehälter:salaries urlaub:vacation probezeit:probation_period praktikum:internship zertifiziert:certified
  zertifikat:certificate testversion:trial probemonat:trial_month ratenzahlung:instalments raten:instalments
  geschäftsführer:ceo inhaber:owner investoren:investors referenzen:references feiertage:holidays feiertag:holiday
  feiertagen:holidays gearbeitet:worked entwicklerteam:developer_team groß:big telefonnummer:phone_number anrufen:call
  vorbeikommen:visit mindestlaufzeit:minimum_term kündigen:cancel garantie:guarantee garantiert:guaranteed
  mehrwertsteuer:VAT steuer:tax stundensatz:hourly_rate geheimhaltung:nda betriebsrat:works_council ausfälle:outages
  ausfall:outage sicherungskopie:backup backups:backups schulen:schools vereine:nonprofits bewertungen:reviews
  auszeichnungen:awards presse:press geplant:planned verträge:contracts haftet:liable schaden:damage
  fehlerquote:error_rate telefonisch:by_phone anruf:call büros:offices niederlassung:office treffen:meet
  abnahme:acceptance änderung:change änderungen:changes gültig:valid erfolg:success pausieren:pause fördermittel:grants
  förderung:subsidy unterschrieben:signed unterschreiben:sign billiger:cheaper av-vertrag:data_processing_agreement
  auditieren:audit datenpanne:data_breach löschbestätigung:deletion_certificate behörden:authorities behörde:authority
  abwerben:poach gutschrift:credit überprüft:checked testumgebung:test_environment stückliste:bill_of_materials
  sekunden:seconds gebraucht:needed merkt:remembers miteinander:with_each_other kaltakquise:cold_calling
  erkennt:recognizes wütende:angry programmieren:program aktien:stocks wählt:chooses wählen:choose einbauen:embed
  geklappt:succeeded rückmeldung:feedback bewerbungsgespräche:interviews bewerbungsgespräch:interview
  überstunden:overtime studium:degree weiterbildung:training zweimal:twice schwerbehindert:disabled
  personalvermittlern:recruiters chancen:chances investieren:invest patente:patents firmensitz:registered_office
  parken:park referenzkunden:reference_customers strom:electricity verbraucht:consumes einstellungen:settings
  handynummer:mobile_number handy:mobile_phone vertriebsleiter:head_of_sales angefragt:asked privaten:private
  nummern:numbers nummer:number weit:far entfernt:away französische:french österreich:austria
  unterauftragnehmer:subprocessors gerichtsstand:jurisdiction ausgeben:print vorlesen:read_out vorgelesen:read_out
  geist:ghost umwelt:environment nachhaltig:sustainable werkstudent:working_student werkstudenten:working_students
  ausbildung:apprenticeship lebensläufe:resumes miete:rent vermieter:landlord krank:ill fieber:fever arzt:doctor
  rechne:calculate wurzel:root
  umbringen:kill_myself sterben:die leben:live selbstmord:suicide verletzen:hurt antun:do_to hacken:hack hacke:hack knacken:crack
  lahmlegen:crash lahm:down angreifen:attack angriff:attack eindringen:break_into umgehen:bypass ausnutzen:exploit lücke:weak_spot
  sicherheitslücke:weak_spot schwachstelle:weak_spot einloggen:log_in zugang:access zugangsdaten:credentials
  verheiratet:married schwanger:pregnant krank:ill geschieden:divorced privat:private privatadresse:home_address
  handynummer:mobile_number durchwahl:direct_line wohnt:lives verdient:earns chefs:boss chefin:boss produktchefin:head_of_product
  angefragt:asked gefragt:asked geschrieben:wrote beworben:applied bestellt:ordered besucher:visitor vorgaben:instructions vergiss:forget
  verbindlich:binding schriftlich:in_writing versprich:promise versprecht:promise bestätigt:confirm gekündigt:cancelled hassen:hate
  beschimpfe:insult beleidigen:insult fälsche:forge fälschen:forge gefälscht:fake gefälschte:fake gefälschten:fake betrügen:cheat
  stehlen:steal klauen:steal drohen:threaten erpressen:blackmail töten:kill waffe:weapon drogen:drugs schütze:protect
  schützt:protect schützen:protect vortäuschen:pretend verrate:reveal verrät:reveals grenzen:limits stell_dir_vor:imagine
  wort_für_wort:word_for_word
  zusammen:together zugriffsrechte:access_rights adminrechte:admin_rights administratorrechte:admin_rights
  berechtigung:permission etwa:perhaps schönen:nice schöne:nice grüezi:hello grüß:greet abend:evening
  nachmittag:afternoon vormittag:morning mittag:noon früh:early spät:late günstigste:cheapest günstigster:cheapest
  billigste:cheapest einfachste:simplest kleinste:smallest größte:biggest mindestens:at_least höchstens:at_most
  maximal:at_most stück:piece teile:parts listen:lists anhang:attachment anhänge:attachments hochladen:upload
  herunterladen:download bewerberin:applicant einstellen:hire eingestellt:hired kündigt:cancels angestellte:employees
  angestellten:employees lohn:pay krankmeldung:sick_note schicht:shift schichten:shifts dienstplan:shift_plan
  stundenzettel:timesheet zeiterfassung:time_tracking rechnungseingang:incoming_invoices mahnwesen:payment_reminders
  buchhalter:bookkeeper buchhalterin:bookkeeper lieferschein:delivery_note angebote:offers auftrag:order
  aufträge:orders verkaufen:sell verkauft:sells gekauft:bought kauf:purchase kaufe:buy einkauf:purchasing
  lieferzeit:delivery_time werkstatt:workshop friseur:hairdresser restaurant:restaurant küche:kitchen gäste:guests
  gast:guest zimmer:room baustelle:construction_site bauunternehmen:construction_company maler:painter landwirt:farmer
  hof:farm apotheke:pharmacy tierarzt:vet tierarztpraxis:vet_clinic physiotherapie:physiotherapy
  pflegedienst:care_service universität:university student:student studentin:student lehrer:teacher lehrerin:teacher
  eltern:parents kinder:children verband:association gemeinde:municipality stadt:city ort:place ländern:countries
  schweiz:Switzerland deutschland:Germany europa:Europe usa:USA zeitzone:time_zone gründlich:thorough
  genauigkeit:accuracy qualität:quality verantwortlich:responsible haften:be_liable störung:outage notfall:emergency
  backup:backup sicherung:backup wiederherstellen:restore speicherort:storage_location gelesen:read
  mitlesen:read_along einsehen:see sehen:see sieht:sees zeigen:show zeigt:shows verstehen:understand
  verstehe:understand verständlich:clear erklären:explain erklärt:explains erkläre:explain einfach:simple
  kompliziert:complicated schwierig:difficult leicht:easy möglich:possible unmöglich:impossible nötig:needed
  notwendig:necessary wichtig:important interessant:interesting schlecht:bad schade:pity leider:unfortunately
  vielleicht:perhaps natürlich:of_course sofort:immediately gleich:right_away später:later jetzt:now nächste:next
  nächsten:next letzte:last letzten:last monats:month tagen:days stundenlang:for_hours wochenlang:for_weeks
  dauernd:constantly jedesmal:every_time woher:from_where wohin:where_to wofür:for_what wozu:what_for worauf:on_what
  darauf:on_it dafür:for_it damit:with_it davon:of_it darüber:about_it daran:on_it dabei:with_it hier:here dort:there
  doch:but ja:yes nein:no zuerst:first wieso:why weshalb:why`;
