import { lines } from "./lines.ts";

/** How visitors ask in Spanish, German and French for what the site says most often. */
export const foreignWordings = {
  price:
    lines(`¿Cuánto vale un agente? | ¿Qué precio tiene? | Was verlangt ihr für einen Agenten? | Was kostet der Spaß?
    Quel est le tarif d'un agent ? | Ça coûte combien ?`),
  "price-included": lines(
    `¿Qué incluye el precio? | Was ist im Preis enthalten? | Qu'est-ce qui est compris dans le prix ?`,
  ),
  "price-model": lines(
    `¿Hay cuotas mensuales? | Gibt es ein Abo oder monatliche Kosten? | Y a-t-il un abonnement mensuel ?`,
  ),
  "price-in-writing": lines(
    `¿Me dais el precio por escrito? | Kriege ich ein schriftliches Angebot? | Aurai-je le prix par écrit ?`,
  ),
  audit: lines(`¿La auditoría es gratis? | Ist das Audit kostenlos? | L'audit est-il gratuit ?`),
  "time-integration": lines(
    `¿Cuánto dura una integración? | Wie lange dauert eine Integration? | Combien de temps prend une intégration ?`,
  ),
  time: lines(
    `¿Cuándo empieza a trabajar el agente? | Wann läuft der erste Agent? | Quand le premier agent est-il prêt ?`,
  ),
  process: lines(`¿Cómo funciona el proceso? | Wie läuft so ein Projekt ab? | Quelles sont les étapes ?`),
  "after-launch": lines(
    `¿Qué pasa después del lanzamiento? | Was passiert nach dem Start? | Que se passe-t-il après le lancement ?`,
  ),
  promise: lines(
    `¿Qué significa el 30 por ciento? | Was bedeutet 30 Prozent in 30 Tagen? | Que veut dire 30 pour cent en 30 jours ?`,
  ),
  "human-approval": lines(
    `¿Una persona aprueba los pasos? | Muss ein Mensch die Schritte freigeben? | Une personne valide-t-elle les étapes ?`,
  ),
  mistakes: lines(`¿Y si el agente se equivoca? | Was, wenn der Agent einen Fehler macht? | Et si l'agent se trompe ?`),
  "jobs-lost": lines(`¿Va a quitar puestos de trabajo? | Werden Leute entlassen? | Va-t-on supprimer des emplois ?`),
  "your-part": lines(`¿Qué tenemos que aportar? | Was braucht ihr von uns? | De quoi avez-vous besoin de notre part ?`),
  hours: lines(`¿Cuál es vuestro horario? | ¿Abrís los sábados? | Habt ihr am Samstag offen?
    Quels sont vos horaires d'ouverture ? | Êtes-vous ouverts le samedi ?`),
  email: lines(`¿Cuál es vuestro correo? | ¿Puedo hablar con una persona? | Wie lautet eure E-Mail-Adresse?
    Kann ich mit einem Menschen sprechen? | Quelle est votre adresse e-mail ? | Puis-je parler à quelqu'un ?`),
  "who-we-build-for": lines(
    `¿Trabajáis con empresas pequeñas? | Arbeitet ihr auch für kleine Firmen? | Travaillez-vous avec de petites entreprises ?`,
  ),
  integrations: lines(
    `¿Con qué herramientas se conecta? | Mit welchen Programmen arbeitet er zusammen? | Avec quels outils est-ce compatible ?`,
  ),
  "legacy-systems": lines(
    `¿Funciona con sistemas antiguos? | Geht das mit unserem alten System? | Ça marche avec un vieux système ?`,
  ),
  ownership: lines(
    `¿De quién es el código? | ¿Quién es el dueño del agente? | Wem gehört der Agent? | À qui appartient l'agent ?`,
  ),
  "data-kept": lines(
    `¿Cuánto tiempo guardáis mis datos? | Wie lange speichert ihr meine Daten? | Combien de temps gardez-vous mes données ?`,
  ),
  compliance: lines(`¿Cumplís el RGPD? | Haltet ihr die DSGVO ein? | Respectez-vous le RGPD ?`),
  soc2: lines(`¿Tenéis SOC 2? | Habt ihr SOC 2? | Avez-vous SOC 2 ?`),
  security: lines(`¿Es seguro? | Wie sicher ist das? | Est-ce sécurisé ?`),
  uptime: lines(
    `¿Qué disponibilidad garantizáis? | Welche Verfügbarkeit gibt es? | Quelle disponibilité garantissez-vous ?`,
  ),
  jobs: lines(`¿Qué puestos hay? | ¿Qué vacantes tenéis abiertas? | Welche Stellen sind offen? | Sucht ihr Leute?
    Quels postes sont ouverts ? | Recrutez-vous ?`),
  "jobs-remote": lines(
    `¿Se puede trabajar en remoto? | Kann ich von zu Hause arbeiten? | Peut-on travailler à distance ?`,
  ),
  "jobs-apply": lines(`¿Cómo me presento a un puesto? | Wie bewerbe ich mich? | Comment postuler ?`),
  "apply-files": lines(`¿Qué tamaño puede tener mi currículum? | Quelle taille pour mon CV ?`),
  "jobs-contract": lines(
    `¿Cuánto duran los contratos? | Wie lange laufen die Verträge? | Quelle est la durée des contrats ?`,
  ),
  "jobs-experience": lines(
    `¿Cuántos años de experiencia pedís? | Wie viele Jahre Erfahrung braucht man? | Combien d'années d'expérience faut-il ?`,
  ),
  "job-product-manager": lines(
    `¿Cuánta experiencia para el puesto de producto? | Wie viele Jahre für die Produktstelle? | Le poste produit demande combien d'années ?`,
  ),
  "job-head-of-sales": lines(
    `¿Cuánto dura el puesto de ventas? | Wie lange geht die Stelle im Vertrieb? | Le poste de ventes dure combien de mois ?`,
  ),
  "job-full-stack-developer": lines(
    `¿Cuánto dura el contrato del desarrollador? | Wie lange läuft der Vertrag des Entwicklers? | Durée du contrat du développeur ?`,
  ),
  "job-project-manager": lines(
    `¿Qué pedís al jefe de proyecto? | Was muss der Projektleiter können? | Que demandez-vous au chef de projet ?`,
  ),
  playground: lines(`¿Puedo probar un agente? | Où essayer un agent ?`),
  agents: lines(`¿Qué agentes tenéis? | Welche Agenten gibt es? | Quels agents proposez-vous ?`),
  "sales-support-agent": lines(
    `¿Qué hace el agente de ventas? | Was macht der Vertriebsagent? | Que fait l'agent de vente ?`,
  ),
  "finance-bookkeeping-bot": lines(
    `¿Qué hace el agente de contabilidad? | Was macht der Buchhaltungsagent? | Que fait l'agent comptable ?`,
  ),
  "promo-content-generator": lines(
    `¿Quién escribe los textos de promoción? | Welcher Agent schreibt Newsletter? | Quel agent rédige les newsletters ?`,
  ),
  languages: lines(`¿El agente habla español? | Spricht der Agent Deutsch? | L'agent parle-t-il français ?`),
  customers: lines(`¿Qué resultados hay? | Welche Ergebnisse gibt es? | Quels résultats avez-vous obtenus ?`),
  "stories-fictional": lines(
    `¿Las historias son reales? | Sind die Geschichten echt? | Les témoignages sont-ils vrais ?`,
  ),
  waitlist: lines(
    `¿Cómo me apunto a la lista de espera? | Wie komme ich auf die Warteliste? | Comment rejoindre la liste d'attente ?`,
  ),
  solutions: lines(`¿Qué soluciones ofrecéis? | Welche Lösungen gibt es? | Quelles solutions proposez-vous ?`),
  "gpt-customization": lines(
    `¿Hacéis un GPT con nuestros documentos? | Baut ihr ein GPT aus unseren Handbüchern? | Faites-vous un GPT sur nos documents ?`,
  ),
  "ai-consulting": lines(`¿Hacéis consultoría? | Bietet ihr Beratung an? | Faites-vous du conseil ?`),
  "services-consulting": lines(
    `¿Cuántos días dura la consultoría? | Wie viele Tage dauert die Beratung? | Combien de jours dure le conseil ?`,
  ),
  "machine-learning": lines(`¿Hacéis pronósticos? | Macht ihr Prognosen? | Faites-vous des prévisions ?`),
  "ml-history": lines(
    `¿Cuántos años de datos hacen falta? | Wie viele Jahre Daten braucht ein Modell? | Combien d'années de données faut-il ?`,
  ),
  logs: lines(`¿Se registra todo lo que hace? | Wird alles protokolliert? | Tout est-il enregistré dans un journal ?`),
  "stop-anytime": lines(
    `¿Podemos parar a mitad? | Können wir zwischendurch aufhören? | Peut-on arrêter en cours de route ?`,
  ),
  "intake-next": lines(
    `¿Qué pasa después del formulario? | Was passiert nach dem Formular? | Que se passe-t-il après le formulaire ?`,
  ),
  partners: lines(`¿Podemos ser socios? | Können wir Partner werden? | Peut-on devenir partenaire ?`),
  "who-is-behind": lines(`¿Quiénes sois? | Wer seid ihr? | Qui êtes-vous ?`),
} as const;
