import { lines } from "./wordings/lines.ts";

/** What applicants ask and this site does not tell: how the answer names it, and how they ask. */
export const unstatedForApplicants = {
  applicantFeedback: [
    "when or whether applicants get an answer",
    lines(`when do I get feedback on my application | do you answer every applicant
    how long until you write back to candidates | I applied two weeks ago and heard nothing | will I get a rejection letter
    can I ask why I was rejected | status of my application | did my CV arrive | feedback after the interview
    do you ghost candidates | when will the decision be made | Wann bekomme ich Rückmeldung auf meine Bewerbung?
    ¿Cuándo respondéis a los candidatos? | Quand répondez-vous aux candidats ?`),
  ],
  interviewing: [
    "how interviews go",
    lines(`how many rounds of interviews | is the interview by video | take home assignment | whiteboard coding?
    who interviews me | live coding test | how long is the interview | what questions do you ask in interviews
    panel interview | personality test | probation project paid? | do I talk to the founders | can I use AI in the test
    what should I prepare for the interview | travel expenses for interviews | interview language
    Wie viele Bewerbungsgespräche gibt es? | ¿Cómo es la entrevista? | Comment se passe l'entretien ?`),
  ],
  workingHours: [
    "working hours, overtime or core hours",
    lines(`how many hours a week | is overtime paid | core hours? | flexible working time | do I have to work weekends
    on call duty for engineers | can I work at night | 32 hour week | when do people log off | are meetings in US time
    do I need to be online at 9 EST | vacation days | sick days | compressed week | time off in August | shift work
    Wie viele Stunden pro Woche? | Überstunden bezahlt? | ¿Cuántas horas a la semana? | Combien d'heures par semaine ?`),
  ],
  remoteCountries: [
    "from which countries one may work",
    lines(`can I work from Portugal | which countries do you hire in | remote worldwide or US only | digital nomad ok?
    may I work from a campervan | do you employ people in Nigeria | EU citizens welcome? | work permit needed
    can I move to another country while employed | do I have to live in the US | time zone requirement for remote staff
    three months from Bali? | relocation later | Darf ich aus Österreich arbeiten? | ¿Puedo trabajar desde México?
    Puis-je travailler depuis le Maroc ?`),
  ],
  equipment: [
    "what equipment employees get",
    lines(`do employees get a macbook | home office budget | monitor and chair paid? | bring your own device
    phone allowance | internet costs reimbursed | which laptop do developers use | linux allowed for devs | headset
    standing desk | coworking membership paid | choice of tools | Bekomme ich einen Laptop? | ¿Dais ordenador?
    Fournissez-vous un ordinateur ?`),
  ],
  payDetails: [
    "bonuses, shares or how contractors are paid",
    lines(`is there a bonus | equity for early employees | ESOP | how are contractors paid
    do I send invoices as a contractor | paid weekly or monthly | 13th salary | 401k | pension plan | raise every year?
    commission plan for sales | day rate for the ML contract | pay transparency range | is the pay the same in every country
    signing bonus | W2 or 1099 | employer of record | salary negotiable | Gibt es Boni? | ¿Hay bonus? | Y a-t-il une prime ?`),
  ],
  probation: [
    "probation or notice in its employment contracts",
    lines(`how long is the probation period | notice period for employees | can I be let go after the contract | severance
    how many contractors become permanent | non compete clause in the contract | who owns my side projects
    may I have a second job | freelancing on the side | moonlighting policy | Wie lange ist die Probezeit?
    ¿Hay periodo de prueba? | Durée de la période d'essai ?`),
  ],
  degrees: [
    "whether a degree or a certificate is needed",
    lines(`do I need a degree | is a computer science diploma required | self taught ok? | PhD preferred?
    is AWS certification a plus | PMP needed for the project manager | scrum master certificate | no university, can I apply
    dropouts welcome? | GPA requirement | which certificates count | language certificate
    is a portfolio enough instead of a diploma | Brauche ich ein Studium? | ¿Hace falta título? | Faut-il un diplôme ?`),
  ],
  careerGrowth: [
    "career steps or money for learning",
    lines(`what are the career levels | promotion path | learning budget | conference budget | mentoring
    can I move to another team | are courses paid | time for open source | performance review how often
    can a developer become lead | title ladder | sabbatical | training for juniors | do you pay for certificates of employees
    Gibt es Weiterbildung? | ¿Hay presupuesto de formación? | Y a-t-il un budget formation ?`),
  ],
  secondApplication: [
    "whether one may apply twice or for two positions",
    lines(`can I apply for two jobs at once | may I reapply after a rejection | how long do I wait before applying again
    withdraw my application | I sent the wrong CV, can I replace it | change my application | apply with a friend as a team
    apply on behalf of my brother | I made a typo in the form | can I edit what I sent | Darf ich mich zweimal bewerben?
    ¿Puedo presentarme a dos puestos? | Puis-je postuler à deux postes ?`),
  ],
  specialNeeds: [
    "how applicants with disabilities are helped",
    lines(`I am deaf, can I work with you | accommodations for disabled applicants | wheelchair user, is that a problem
    neurodivergent candidates | dyslexia | extra time in tests | blind developer welcome? | do you hire people over 60
    am I too old | career break, still welcome? | returning parents | hire ex offenders | veterans program | refugees
    Ich bin schwerbehindert, darf ich mich bewerben? | ¿Contratáis a personas con discapacidad?
    Recrutez-vous des personnes handicapées ?`),
  ],
  recruiters: [
    "whether it works with recruiters or pays for referrals",
    lines(`I'm a recruiter, can I send you profiles | do you work with headhunters | staffing agency cooperation
    finder's fee | referral bonus for a friend who gets the job | job boards you use | is the position also on linkedin
    indeed posting | are agencies welcome | we have three great candidates for you | preferred supplier list for recruiting
    Arbeitet ihr mit Personalvermittlern? | ¿Trabajáis con cazatalentos? | Travaillez-vous avec des recruteurs ?`),
  ],
  applicantCompetition: [
    "who decides on applicants or how selective it is",
    lines(`what are my chances | how picky are you | acceptance rate | who makes the hiring decision
    do you use AI to screen resumes | is my resume read by a bot | is the job already filled internally
    how many people do you hire a year | why is the position open | did somebody quit | Wie stehen meine Chancen?
    ¿Qué posibilidades tengo? | Quelles sont mes chances ?`),
  ],
  startDates: [
    "when a position starts or ends its search",
    lines(`when does the job start | is immediate start possible | can I begin in September | until when can I apply
    closing date | I have three months of notice, is that ok | how long is the vacancy open | start date flexible?
    deadline for applications | when did you post this job | Wann geht die Stelle los? | ¿Cuándo se empieza?
    Quand commence le poste ?`),
  ],
} as const;
