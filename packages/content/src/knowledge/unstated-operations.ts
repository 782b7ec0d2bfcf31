import { lines } from "./wordings/lines.ts";

/** What people of IT ask of running an agent and this site does not tell: how the answer names it, and how they ask. */
export const unstatedOperations = {
  secondFactor: [
    "how people sign in to approve, or with what second factor",
    lines(`do approvers need two factor login | is MFA mandatory | passkeys | yubikey support | SMS codes for login
    SAML or OIDC | okta, azure AD or google login | SCIM provisioning | password rules | session timeout | biometric login
    do you support LDAP | how long is a login valid | what if an approver loses the phone | Zwei-Faktor-Anmeldung?
    ¿Hay doble factor? | Double authentification ?`),
  ],
  staffVetting: [
    "how its own people are checked or trained in security",
    lines(`are your engineers background checked | do your staff have clearance | criminal record check of employees
    security training of your people | need to know principle on your side | laptops encrypted?
    what happens when one of your employees leaves | insider threats | are your contractors vetted
    Werden eure Mitarbeiter überprüft? | ¿Comprobáis antecedentes de vuestra gente? | Vos employés sont-ils contrôlés ?`),
  ],
  offlineUse: [
    "whether an agent runs without the internet",
    lines(`does it work without internet | air gapped network | can the agent run in a bunker lol | isolated plant network
    no cloud allowed at our site | what happens when our internet is down | offline mode | on a ship without connection
    classified network | can it run on a usb stick | local only processing | edge device without network
    does it still work when the wifi is gone | Läuft das ohne Internet? | ¿Funciona sin internet? | Ça marche sans internet ?`),
  ],
  ownCloud: [
    "whether an agent runs in the customer's own cloud",
    lines(`can you deploy into our azure tenant | run it in our VPC | private cloud installation
    do you hand us a docker image | kubernetes helm chart | terraform modules | dedicated instance for us
    single tenant or shared | bring your own cloud | can it be installed in our data center
    install package for windows server | virtual appliance | on premises license | self managed version | VMware | openshift
    can we host the thing ourselves | Läuft es in unserem Rechenzentrum? | ¿Se puede instalar en nuestra nube?
    Installation sur site possible ?`),
  ],
  ownKeys: [
    "whether customers hold the keys",
    lines(`bring your own key | BYOK | customer managed keys | HSM | who holds the encryption keys | key rotation interval
    TLS 1.3? | which cipher | quantum safe encryption | is the database encrypted | field level encryption
    end to end between whom and whom | how are passwords and tokens stored | secret vault | hashing algorithm
    Wer hat die Schlüssel? | ¿Quién guarda las claves de cifrado? | Qui détient les clés de chiffrement ?`),
  ],
  networkRules: [
    "how its network is protected or reached",
    lines(`which IP addresses do you use | static IP for our firewall | whitelist your IPs | VPN tunnel to our site
    do you need an open port | firewall rules for the agent | proxy support | private link | zero trust | WAF in front?
    DDoS protection | network diagram | which domains must we allow | inbound or outbound connections
    how does the agent get through our firewall | intrusion detection | Welche IP-Adressen nutzt ihr?
    ¿Qué puertos hay que abrir? | Quelles adresses IP faut-il autoriser ?`),
  ],
  logTools: [
    "in which other systems its logs show up",
    lines(`can logs go to splunk | datadog integration | SIEM connector | syslog export | opentelemetry traces | elastic
    grafana dashboards | send alerts to pagerduty | azure sentinel | cloudwatch | prometheus metrics | opsgenie
    do you push events to kafka | webhook for each log line | Logs an Splunk schicken? | ¿Los registros van a un SIEM?
    Envoi des journaux vers un SIEM ?`),
  ],
  testStages: [
    "whether there is a separate stage for tests, or how updates come",
    lines(`is there a staging environment | do we get a sandbox | dev test prod | how are updates rolled out | release notes
    how often do you update the agent | change log of versions | maintenance window at night | do updates break things
    version pinning | canary releases | who decides when an update is installed | beta versions | blue green deployment
    Gibt es eine Testumgebung? | ¿Hay entorno de pruebas? | Y a-t-il un environnement de test ?`),
  ],
  sourceParts: [
    "of which parts its software is made",
    lines(`SBOM | software bill of materials | which open source licences are inside | do you scan dependencies
    log4j affected? | code review process | static analysis | secure development lifecycle | OWASP top ten
    do you sign your builds | supply chain security | are there GPL parts in it | third party libraries | CVE list
    how fast do you patch | Stückliste der Software | licencias de código abierto | quelles bibliothèques utilisez-vous`),
  ],
  speedInSeconds: [
    "how many seconds an answer or a run takes",
    lines(`how many seconds until the agent replies | is it fast, milliseconds? | time per document
    how long for one invoice | throughput per hour | how many emails per minute | can it do 500 invoices in an hour
    processing time of a PDF | does it slow down at peak time | real time or batch | delay between mail and draft in seconds
    page load of the approval screen | how long does one run take on average | Wie viele Sekunden pro Beleg?
    ¿Cuántos segundos tarda en responder? | Combien de secondes par document ?`),
  ],
  whoIsOnWatch: [
    "who watches agents at night",
    lines(`does somebody monitor the agents at night | NOC | 24 hour monitoring | weekend standby | who restarts it
    staffed around the clock? | Wer überwacht den Agenten nachts? | ¿Quién vigila de noche? | Qui surveille la nuit ?`),
  ],
  supportChannels: [
    "by which further channels support is given",
    lines(`shared slack channel with your team | do we get a ticket system | support portal | can I open a ticket
    jira service desk | remote desktop help | whatsapp support | dedicated success manager | named technical contact
    premium support plan | community forum | knowledge base | help center articles | user manual | where is the documentation
    video tutorials | is there a discord | Gibt es ein Ticketsystem? | ¿Tenéis foro? | Y a-t-il un manuel ?`),
  ],
  browsersNeeded: [
    "which browsers, phones or computers are needed",
    lines(`which browser do you support | internet explorer | safari on ipad | does the approval page work on android
    do we need windows 11 | mac or pc | chromebook | minimum screen size | firefox ESR | outdated browsers | linux desktop
    does it need admin rights on the pc | must I install something | citrix environment | thin clients
    Welcher Browser wird gebraucht? | ¿Qué navegador hace falta? | Quel navigateur faut-il ?`),
  ],
  capacityLimits: [
    "the limits of files, mails or rows",
    lines(`biggest pdf it can read | how many pages can a document have | maximum attachment size | row limit in spreadsheets
    100000 rows excel ok? | how many mailboxes per agent | how many documents can I upload | token limit | context window
    limit of runs per month | fair use policy | zip files? | how many concurrent chats | storage quota
    is a 2 GB file too big | how many manuals fit in | Wie groß darf eine Datei sein? | ¿Tamaño máximo de archivo?
    Taille maximale d'un fichier ?`),
  ],
} as const;
