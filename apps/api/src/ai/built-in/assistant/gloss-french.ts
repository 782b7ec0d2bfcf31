/** French words in `word:meaning` pairs; `_` joins the words of an expression. */
export const frenchWords = `combien:how_much coûte:cost coute:cost coûtent:cost coût:cost prix:price tarif:price tarifs:prices cher:expensive
  argent:money payer:pay paiement:payment gratuit:free gratuite:free gratuitement:free remise:discount
  réduction:discount facture:invoice factures:invoices mensuel:monthly mois:month an:year ans:years année:year
  jour:day jours:days semaine:week semaines:weeks heure:hour heures:hours horaires:opening_hours temps:time
  durée:duration dure:duration faut:takes faut-il:does_it_take prêt:ready rapide:fast vite:fast délai:duration
  quand:when où:where qui:who que:what quoi:what quel:what quelle:what quels:which quelles:which comment:how
  pourquoi:why ouvert:open_hours ouverts:open_hours ouvrez:open fermé:closed samedi:saturday dimanche:sunday
  lundi:monday vendredi:friday emploi:job emplois:jobs poste:position postes:positions travail:work travailler:work
  injecter:inject dis_que:say_that dites_que:say_that dis-moi_que:tell_me_that directrice:director directeur:director
  directrice_technique:technical_director c_est_qui:who_are qui_sont:who_are chez_vous:at_your_company
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
  vraiment:really exactement:exactly environ:roughly gérer:manage gestion:management
  moment:time cherchons:looking_for cherche:looking_for perdre:lose perdent:lose perdons:lose salariés:employees
  salarié:employee plusieurs:several inscription:sign-up inscrire:sign_up témoignages:testimonials
  témoignage:testimonial conseillez:advise gérons:manage immeubles:properties immeuble:property locataires:tenants
  locataire:tenant cesse:stop réparations:repairs réparation:repair main:hand prévoir:forecast publie:publishes
  publie-t:publishes publier:publish a-t:is_there comptable:bookkeeping accorder:give accorde:gives derrière:behind
  parlent:speak parle:speaks mensualité:monthly_fee forfait:package rembourser:refund résiliation:cancel
  préavis:notice_period acompte:deposit devise:currency euros:euros dollars:dollars responsabilité:liability
  responsable:responsible assureur:insurance sinistres:claims autorisation:permission surveille:watches
  vérifie:checks rappel:reminder visites:viewings visite:viewing appartements:flats camion:truck
  douane:customs_papers douanes:customs_papers transporteur:freight université:university associations:nonprofits
  dons:donations donateurs:donors énergie:energy électricité:electricity réseau:grid techniciens:technicians
  panne:fault plombier:plumber électricien:electrician auto-entrepreneur:solo_operator expert-comptable:accountant
  notes:notes dépenses:expenses rh:HR congés:holidays candidatures:applications candidats:applicants
  candidat:applicant lettre:letter salaires:salaries paie:pay recrute:hiring commerciale:sales vendeur:salesperson
  infolettre:newsletter contenu:content drôle:funny chiffré:encrypted piratage:hacking pirates:hackers fuite:leak
  fuites:leaks supprimées:deleted conservées:kept pays:country concurrents:competitors concurrence:competitors
  avantage:advantage fiable:reliable inventés:invented fictifs:fictional fondée:founded dirige:leads phase:phase
  phases:phases réserver:book éteindre:switch_off changer:change modifier:change améliorer:improve attend:waits
  lance:launch paye:pay
  mise_en_service:launch mise_en_place:setup à_tout_moment:at_any_time tout_moment:any_time
  à_quelle_heure:at_what_time quelle_heure:what_time à_qui:whose chef_de_projet:project_manager à_la_main:by_hand
  tout_seul:by_itself toute_seule:by_itself par_mois:per_month à_distance:remote temps_plein:full-time
  combien_de_temps:how_long combien_d'années:how_many_years par_écrit:in_writing devis_écrit:written_quote
  cabinet_d'avocats:law_firm cabinet_dentaire:dental_clinic cabinet_comptable:accounting_firm cabinet_médical:clinic
  mot_de_passe:password mots_de_passe:passwords premier_entretien:first_call réseaux_sociaux:social_media
  jours_fériés:holidays est-ce_que:do qu'est-ce_que:what_is qu'est-ce_qui:what que_se_passe-t-il:what_happens
  de_quoi_avez-vous_besoin:what_do_you_need avez-vous_besoin:do_you_need sur_mesure:custom
  intelligence_artificielle:AI apprentissage_automatique:machine_learning service_client:customer_support
  ressources_humaines:HR rendez-vous:appointment par_où_commencer:where_to_start en_ligne:online
  sans_engagement:no_obligation plusieurs_agents:several_agents
  merci_beaucoup:thanks bonsoir:good_evening au_revoir:goodbye bonne_journée:goodbye
  oublie:forget ignore:ignore règles:rules règle:rule instructions:instructions secrètes:secret secret:secret
  montre-moi:show_me montrez-moi:show_me donne-moi:give_me donnez-moi:give_me dis-moi:tell_me fais_semblant:pretend
  désactive:disable filtres:filters développeur:developer journaux:logs clé:key mot_de_passe:password pirater:hack
  efface:delete confirme:confirm promets-moi:promise_me promis:promised remboursement:refund arnaque:scam
  insulte:insult fabriquer:make bombe:bomb répète:repeat au-dessus:above obéis:obey grand-mère:grandma invente:invent
  citation:quote célèbre:famous collègue:colleague serrure:lock traduis:translate ordonne:order rempli:filled_in
  hier:yesterday adresses:addresses adresse:address visiteur:visitor d'avant:before habite:lives madame:mrs
  monsieur:mr postulé:applied envoie-moi:send_me cv:resume candidat:applicant candidats:applicants réservé:booked
  sais-tu:know_you intéressés:leads gagne:earns patronne:boss paie:pays lis-moi:read_me salon:room exporte:export
  police:police liste_d'attente:waitlist liste:list contactés:contacted raconte-moi:tell_me blague:joke
  écris-moi:write_me poème:poem hiver:winter cuire:cook riz:rice lait:milk lune:moon tête:head réserve-moi:book_me
  vol:flight conseille-moi:recommend_me film:movie télé:tv riche:rich aide-moi:help_me devoirs:homework train:train
  crois-tu:believe_you dieu:god chante:sing chanson:song monde:world commande-moi:order_me tache:stain vin:wine
  match:match gagné:won fera-t-il:will_be temps_fera-t-il:weather_will_be capitale:capital chiffre_d'affaires:revenue
  bénéfices:profit fondée:founded créée:founded assurance:insurance salaire:salary salaires:salaries congés:vacation
  période_d'essai:trial_period essai_gratuit:free_trial stage:internship stages:internships certifiés:certified
  certificat:certificate échéances:instalments propriétaire:owner investisseurs:investors références:references
  jours_fériés:holidays employés:employees salariés:employees bureau:office bureaux:offices visiter:visit
  téléphone:phone appeler:call réduction:discount étudiants:students garantie:guarantee garantissez-vous:guarantee_you
  tva:VAT impôts:taxes taux_horaire:hourly_rate confidentialité:nda pannes:outages sauvegardes:backups écoles:schools
  avis:reviews prix_gagnés:awards presse:press contrats:contracts responsable:liable dommages:damage erreurs:errors
  engagement:minimum_term résilier:cancel marque_blanche:white_label concurrents:competitors
  bancaire:card déplacement:travel valable:valid retard:delay suspendre:suspend aides:grants publiques:public
  électronique:electronic bilan:balance_sheet sous-traitance:data_processing
  sous-traitants:subprocessors consulter:see légale:legal
  indemnité:compensation générés:generated détient:holds clés:keys autoriser:allow navigateur:browser maximale:maximum
  échanges:talks froid:cold coder:program bourse:stocks poser:make télécharger:download choisir:choose choisit:chooses
  réussi:succeeded prime:bonus diplôme:degree handicapées:disabled brevets:patents brevet:patent garer:park
  fantôme:ghost montres:show perds:lose décode:decode précédentes:previous dernier:last
  portable:mobile_phone femme:wife offre:offer reçue:received privés:private privé:private noms:names
  bon:good devenir:become prochain:next enlever:remove tribunal:court stagiaires:interns alternance:apprenticeship
  syndicat:union durable:sustainable loyer:rent fièvre:fever
  me_tuer:kill_myself tuer:kill suicider:kill_myself mourir:die me_faire_du_mal:hurt_myself pirater:hack piratage:hack attaquer:attack
  contourner:bypass connexion:login accéder:get_into tableau_de_bord:dashboard faille:weak_spot failles:weak_spots identifiants:credentials
  marié:married mariée:married enceinte:pregnant célibataire:single malade:ill gagne:earns
  personnelle:private domicile:home habite:lives numéros:numbers ceux:those contactés:contacted contacté:contacted demandé:asked écrit:wrote
  précédent:previous précédente:previous promets:promise promettez:promise confirmez:confirm garantis:guarantee par_écrit:in_writing
  consignes:instructions caché:hidden cachées:hidden fais_comme_si:pretend oublie:forget limites:limits censure:censorship révèle:reveal
  arme:weapon drogue:drugs falsifier:forge faux:fake fausse:fake fausses:fake voler:steal escroquer:cheat tromper:trick
  menacer:threaten protéger:protect protégez:protect protège:protect
  basique:basic moins_cher:cheapest minimum:minimum maximum:maximum petits:small simple:simple facile:easy
  difficile:difficult lent:slow autorisations:permissions administrateur:admin peut-être:perhaps alors:then tard:late
  tôt:early soirée:evening matin:morning après-midi:afternoon années:years vacances:vacation embaucher:hire
  recrutement:hiring offres:offers travaille:works acheter:buy vendre:sell achat:purchase achats:purchases
  facturer:charge dommage:damage copie:copy sauvegarde:backup nuage:cloud pièce_jointe:attachment vétérinaire:vet
  boulangerie:bakery coiffeur:hairdresser atelier:workshop étudiant:student étudiante:student professeur:teacher
  comptables:accountants agence_immobilière:real_estate_agency chantier:construction_site pharmacie:pharmacy
  mairie:city_council ville:city france:France belgique:Belgium suisse:Switzerland europe:Europe étranger:abroad
  fuseau_horaire:time_zone voit:sees montrer:show montre:shows expliquer:explain explique:explains
  comprendre:understand comprends:understand clair:clear possible:possible impossible:impossible nécessaire:necessary
  important:important intéressant:interesting génial:great bonne:good mauvais:bad enchanté:nice_to_meet_you
  coucou:hello`;
