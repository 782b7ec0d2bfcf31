import { lines } from "./lines.ts";

/** Still more of each kind of `offTopic`, short and blunt. */
export const bluntOffTopic: readonly (readonly string[])[] = [
  lines(`will it snow tonight | what's the time in Paris | when is sunrise tomorrow | which date is next Friday
    is it raining in Dublin | next bus to the airport | when is full moon | how warm is it outside`),
  lines(`who governs Italy | what happened in the world today | should I vote left or right
    who will be the next president | what's going on in parliament | is there a war coming | latest on the strike`),
  lines(`who won last night | score of the Lakers game | when is the next world cup | rules of tennis | best striker ever
    play hangman with me | who is leading the league | did Ferrari win`),
  lines(`how old is the earth | why is the sky blue | what is dark matter | how far away is mars
    do dinosaurs still live | how do magnets work | what's inside an atom`),
  lines(`who built the pyramids | capital of Peru | when did Rome fall | how many people live in China
    longest river on earth | who was Napoleon | which country has the most islands`),
  lines(`what's 15 percent of 340 | solve x plus 3 is 9 | square root of 529 | how many feet in a mile
    is 97 a prime number | convert 30 celsius | random number please`),
  lines(`my printer won't print | fix this error in my python program | how do I format excel cells
    best laptop for students | write html for a button | how do I clear my browser cache | why is my phone slow
    how do I install linux`),
  lines(`how do you spell rhythm | what's hello in Korean | translate good night into Greek | another word for happy
    correct my English letter | what does LOL mean | meaning of the name Lea`),
  lines(`make up a bedtime story | a limerick about frogs | write lyrics for a love song | do my essay on Hamlet
    give me a riddle | a toast for my brother's wedding | write an apology to my girlfriend | say something funny`),
  lines(`how do I cook rice | what's in a Caesar salad | vegan cake without sugar
    how long does chicken need in the oven | good wine with fish | what to feed my cat | when do I plant potatoes`),
  lines(`cheap flights to Madrid | hotel near the beach | how long is the drive to Boston | best museum in Vienna
    do I need a visa for India | what to see in Prague | where can I park downtown`),
  lines(`is gold a good buy | how's the dow jones | should I sell my tesla shares | what's a bitcoin worth | euro in yen
    best savings account | is the housing market crashing | how much is a new golf`),
  lines(`I have a headache | what helps against a cough | is aspirin dangerous | how do I lose weight | my baby has fever
    how much sleep do I need | which vitamins should I take`),
  lines(`how do I get wine out of the carpet | present for my dad | how to paint a wall | my car won't start
    how do I train my puppy | what colour fits my sofa | how do I iron a shirt`),
  lines(`how old is Tom Hanks | who is Shakira married to | is the queen dead | what does Zuckerberg own
    tell me about Einstein | who is Greta Thunberg | how tall is LeBron James`),
  lines(`how do I write a resignation letter | can my boss forbid home office | how do I get a divorce cheaply
    what does a nurse earn | my tenant doesn't pay | how do I become an actor | is my contract with the gym valid`),
  lines(`order me a burger | call my mother | set the alarm to six | play jazz | open netflix | turn the volume up
    put milk on my shopping list | book a haircut for me | buy tickets for Hamilton`),
  lines(`are you in love | I'm sad today | do you like dogs | what's your star sign | tell me a secret
    what is happiness | are you conscious | do you sleep | sing something | I hate mondays`),
];
