import { lines } from "./lines.ts";

/** What people ask any assistant and no page answers, in further kinds. */
export const furtherOffTopic: readonly (readonly string[])[] = [
  // Other firms' products and accounts.
  lines(`how do I cancel netflix | my gmail is full | my printer won't print | how do I update windows | excel formula for a sum
    how do I share a google doc | my whatsapp doesn't ring | reset my router | how do I delete my paypal account
    where is my amazon parcel | my airpods don't connect | how do I unsubscribe from spotify | vlookup doesn't work
    photoshop crashes | how do I change my apple id | how do I get my money back from ebay | how do I print from my phone
    pivot table help | my laptop is slow | how do I block somebody on facebook | how do I update my tesla
    outlook keeps asking for the password | how do I make a chart in powerpoint | which plan of chatgpt should I get
    how do I use canva | why is my battery empty so fast | screenshot on a mac`),
  // Sums, units and puzzles.
  lines(`what is 15 times 12 | square root of 144 | how many grams in an ounce | 20 percent of 350 | solve x squared equals 9
    convert 5 miles to km | how many seconds in a day | is 91 a prime number | next number in 2 4 8 16 | what is pi
    sudoku help | 3 plus 4 times 2 | add up 12.50 and 8.99 | how tall is 180 cm in feet | integral of x squared
    what day was the 3rd of march 1990 | fahrenheit to celsius | roll a dice | flip a coin | a riddle please
    calculate the interest on 5000 for three years | crossword: river in Italy with two letters | how many days until christmas
    average of 4 8 and 15 | area of a circle`),
  // Programs and homework.
  lines(`write a python script that sorts a list | what is a for loop | fix my javascript | regex for an email | explain recursion
    write sql to find duplicates | css to center a div | what does git rebase do | bash one liner to rename files
    help me with my biology homework | summarise romeo and juliet | write an essay about the french revolution
    photosynthesis in two sentences | who wrote faust | causes of world war one | periodic table | newton's second law
    make a presentation about volcanoes | correct my grammar | explain quantum physics | how does a vaccine work
    what is the capital of mongolia | translate this latin sentence | book report on moby dick | why did rome fall`),
  // Own law, tax and money matters.
  lines(`how do I write a will | can my boss read my private mail | how much tax do I pay on 60000
    is my contract with my gym valid | do I need a prenup | my flight was cancelled, what do I get
    can I record my neighbour | how do I contest a parking ticket | what is a power of attorney
    how do I register a company in delaware | should I lease or buy a car | how do I get out of debt
    child support calculation | my employer doesn't pay me | is it legal to film the police | which etf is good
    should I sell my house now | what will the interest rate be | is gold a safe investment
    how do I get my money back from an airline | do I have to pay for a broken window | can they fire me while I'm ill
    what is the best bank account | should I buy tesla shares`),
  // Own health.
  lines(`I have a fever of 39 | what is this rash | can I mix alcohol and antibiotics | my knee hurts when I run
    am I depressed | how many hours should I sleep | is my blood pressure too high | which vitamin for hair | my tooth aches
    what to eat with diabetes | how do I stop smoking | is covid still around | how long is the flu contagious
    my baby cries all night | I sprained my ankle | I can't concentrate | how do I gain muscle | is sugar bad
    panic attack, help | how many pills may I take | side effects of aspirin | do I need a doctor for this cough`),
  // News, politics and sport.
  lines(`what happened in the world today | latest on the election | who will be president | is there a war in europe
    score of the game last night | when is the next world cup | who leads the league | lakers or celtics | f1 results
    what do you think of the government | did the market crash | earthquake news | who won the oscar | olympic medals
    who is the prime minister of canada | is the strike over | tennis ranking | what's trending | new movie this week
    when do the olympics start | champions league final | tour de france winner | who is winning the election
    what did the pope say | nobel prize this year`),
  // Words and languages.
  lines(`synonym for happy | what does ubiquitous mean | how do you spell accommodate | plural of octopus | rhymes with orange
    translate hello to korean | how do I say thank you in polish | what's the german word for butterfly | is it who or whom
    origin of the word ok | antonym of brave | conjugate avoir | how to pronounce worcestershire | what is a palindrome
    say something in latin | what does lol mean | a nicer word for cheap | caption for my holiday photo
    write a thank you note to my teacher | rephrase this sentence | proofread my letter to the landlord
    a slogan for my bakery | name for my startup | write a love letter | happy birthday in italian`),
  // Nature, science and history.
  lines(`why do cats purr | how far is mars | why is grass green | how old is the earth | who built the pyramids | what is a black hole
    how do planes fly | why do leaves fall | do sharks sleep | who discovered america | when did dinosaurs live
    how does a magnet work | what is dna | how fast is light | why is the sea salty | how many bones do we have
    is there life on other planets | what makes thunder | how do bees make honey | who invented the telephone
    deepest point of the ocean | when was the moon landing | tallest mountain | longest river | why do we dream`),
];
