/** Words that say nothing of the subject: function words, politeness, chat shorthand. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about above actually after again all also am an and any anybody anyone anything are around as ask at away back be
  because been before being below between both but by came can cannot cant could couldnt currently did didnt do does
  doesnt doing done dont down during each either else etc even ever every exactly few for from further gonna got had
  has hasnt have havent having he hello her here hers hey hi him his how however i id if ill im in into is isnt it its
  itself ive just kind know let lets like lot lots many may maybe me might mine more most much must my myself need
  needs no nor not now of off ok okay on once one ones only or other our ours out over per perhaps please pls plz
  possible pretty quite r really right said same say see shall she should show shows since so some something sort
  still such sure take takes taking tell than thank thanks that thats the their theirs them then there theres these
  they theyre thing things think this those through thx to too u under until up ur us use used using very via want
  wanna wants was wasnt way we well went were weve what whats when where wheres whether which while who whom whose why
  will wish with within without wont would wouldnt yeah yes yet you youd youll your youre yours yourself youve guys
  folks sth smth get gets give gives go goes going come comes make makes mean means put able bit exact everything
  nothing stuff enough understand another alternative instead similar old new good great best better nice bad look
  looking uses people guy today yesterday tomorrow next last already find hope wonder wondering curious question
  anytime provide firm help handle serve day days ai small big little tiny large bigger larger smaller biggest largest
  smallest scary scared afraid honestly basically doable feasible reckon imagine finish roughly concrete`.split(/\s+/),
);
