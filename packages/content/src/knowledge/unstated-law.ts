import { lines } from "./wordings/lines.ts";

/** What lawyers and auditors ask and this site does not tell: how the answer names it, and how they ask. */
export const unstatedLaw = {
  processingAgreement: [
    "what its data processing agreement says",
    lines(`can you send me your DPA | do we sign a data processing agreement | template of the DPA | article 28 contract
    will you accept our data processing addendum | are you controller or processor | BAA for HIPAA, do you sign one
    business associate agreement | technical and organisational measures as pdf | list of TOMs | joint controllership?
    do you have records of processing | DPIA template | who signs the DPA on your side | is the DPA part of the contract
    Gibt es einen AV-Vertrag? | Schickt mir eure TOMs | ¿Firmáis un contrato de encargado de tratamiento?
    Avez-vous un accord de sous-traitance RGPD ?`),
  ],
  dataAbroad: [
    "to which countries data goes",
    lines(`does our data leave Europe | standard contractual clauses | are you under the data privacy framework
    is anything sent to China | schrems II, how do you deal with it | cross border transfers | adequacy decision
    do US authorities get access | cloud act risk | does data leave Canada | are servers outside my country
    third country transfer | will personal data go to India | transfer impact assessment | Gehen Daten in die USA?
    ¿Salen los datos de Europa? | Les données sortent-elles de l'Union européenne ?`),
  ],
  customerAudits: [
    "whether customers may audit it",
    lines(`can we audit you | right to audit clause | may our auditors visit your data center | on site inspection
    will you answer our yearly audit questions | third party audit report for download | can I read the SOC 2 report
    type 1 or type 2 | who was the auditor for SOC 2 | how old is the report | bridge letter | scope of the certificate
    which controls were tested | audit period dates | Dürfen wir euch auditieren? | ¿Podemos auditaros?
    Peut-on consulter le rapport d'audit ?`),
  ],
  breachNotice: [
    "how soon it reports an incident",
    lines(`how fast do you tell us about a data breach | within how many hours do you notify | incident response plan
    who informs the authority after a leak | will we get an email when something leaks | breach notification clause
    72 hours? | what do you do when data is stolen | who is your incident contact | do you publish incidents
    have customers ever been informed of a leak | Wann meldet ihr eine Datenpanne?
    ¿En cuántas horas avisáis de una brecha? | Sous combien d'heures signalez-vous une fuite ?`),
  ],
  proofOfDeletion: [
    "how deletion is proved when a contract ends",
    lines(`do we get a deletion certificate | proof that our data was destroyed | how do you wipe disks
    when is the data erased after we leave | destruction protocol | are copies at your suppliers deleted too
    data return at the end of the contract | within how many days do you delete customer data after termination
    is deletion logged | shredding | Löschbestätigung nach Vertragsende? | ¿Dais un certificado de borrado?
    Attestation de suppression des données ?`),
  ],
  authorityRequests: [
    "what it does when an authority asks for data",
    lines(`do you hand data to the police | what if a court asks for our records | transparency report | warrant canary
    have you received a subpoena | would you fight a government request | law enforcement access | legal hold
    ediscovery support | do you tell us when an agency asks for data | Gebt ihr Daten an Behörden?
    ¿Dais datos a la policía? | Donnez-vous des données à la police ?`),
  ],
  aiRules: [
    "how its agents are classed under laws on AI",
    lines(`is an agent high risk under the AI act | EU AI act classification | who is the provider and who the deployer
    do you have an AI impact assessment | conformity assessment | is there a model card
    transparency duties, who fulfils them | ISO 42001 | NIST AI risk framework | colorado AI law
    new york bias audit for hiring tools | AI literacy duty | do you register your systems in the EU database
    fundamental rights assessment | Hochrisiko nach KI-Verordnung? | ¿Es de alto riesgo según la ley de IA?
    Système à haut risque selon l'AI Act ?`),
  ],
  tradeRules: [
    "whether it meets the rules of that trade",
    lines(`FINRA rules | are you FDA validated | GxP compliant | MiFID recording duties | BaFin requirements
    DORA regulation | solvency II outsourcing | 21 CFR part 11 | ITAR | CJIS | FERPA for schools | COPPA | PSD2 | basel III
    NERC CIP | KRITIS | medical device regulation | aviation rules | does it follow bar association rules for lawyers
    export to the gaming commission | GoBD certified? | SOX controls | HACCP | food safety rules | NIS2 | GLBA
    attorney client privilege, is it kept | medical confidentiality law`),
  ],
  recordsByLaw: [
    "how long records have to be kept by law",
    lines(`how long must invoices be kept | legal retention of chat logs | ten years archive | audit proof archiving
    are the agent's records valid in court | tamper proof log? | WORM storage | evidence value of the log | legal archive
    Wie lange muss ich Belege aufbewahren? | ¿Cuánto hay que guardar las facturas? | Durée légale de conservation ?`),
  ],
  hiringAway: [
    "whether one may hire its people",
    lines(`can we hire your engineer afterwards | non solicitation clause | may I poach one of your people
    is there a fee for taking over your developer | what if your consultant applies to us | body leasing then permanent
    transfer fee for staff | would you lend us a developer for a year | Dürfen wir einen eurer Entwickler abwerben?
    ¿Podemos contratar a vuestro ingeniero? | Peut-on embaucher votre ingénieur ?`),
  ],
  minimumAge: [
    "from which age one may use it",
    lines(`how old must I be to use this | I am 15, can I order an agent | is it for children | age limit of the chat
    can minors apply | parental consent | is the site safe for kids | may pupils use the playground | under 18 ok?
    Ab welchem Alter darf man das nutzen? | ¿Edad mínima? | Quel âge faut-il avoir ?`),
  ],
  sanctions: [
    "anything on sanctions or export rules",
    lines(`do you sell to Russia | can a company in Iran buy | sanctions screening of customers | export control number
    ECCN | is your software embargoed somewhere | do you check customers against lists | can I use it in Belarus
    anti bribery policy | Liefert ihr nach Russland? | ¿Vendéis a Cuba? | Vendez-vous en Iran ?`),
  ],
  downtimeCredits: [
    "what one gets when a promise is missed",
    lines(`service credits | what do we get if uptime falls below what the SLA says | refund for downtime | how much do we get if you are down for a day | SLA penalties
    what is excluded from the uptime figure | how is the availability measured | who measures uptime
    remedies if the SLA is broken | contract penalty | liquidated damages | planned maintenance counted as downtime?
    what if you break your own SLA three months in a row | compensation per hour | Gutschrift bei Ausfall?
    ¿Qué compensación hay por caídas? | Quelle indemnité en cas de panne ?`),
  ],
  rightsInOutput: [
    "who holds rights in texts that an agent writes",
    lines(`who has the copyright in the posts the agent writes | can I claim copyright on the drafts | plagiarism check
    what if the text copies somebody | does the agent infringe copyright | indemnity for ip claims | are AI texts protected
    must we label AI content | watermark in texts | does google punish AI content | is the output unique
    who is the author of a generated newsletter | stock photo rights | Wem gehören die Texte des Agenten?
    ¿De quién son los textos? | À qui appartiennent les textes générés ?`),
  ],
} as const;
