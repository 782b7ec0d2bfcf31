import { bluntOffTopic } from "./wordings/blunt-off-topic.ts";
import { furtherOffTopic } from "./wordings/further-off-topic.ts";
import { lines } from "./wordings/lines.ts";
import { particularOffTopic } from "./wordings/particular-off-topic.ts";

const kinds: readonly (readonly string[])[] = [
  // Weather, time and dates.
  lines(`what's the weather like tomorrow | will it rain in Chicago | result of the game last night
    when does the bus leave | what time is it in Sydney | what day is it today | what is the date of easter
    when is the next concert | is it a full moon tonight | when is mother's day | what time is it in tokyo
    what's the time now | when is black friday this year | is it going to snow | do I need an umbrella today
    sunrise time tomorrow | when does the season start | how many hours of sleep do I need | is there a train strike
    how long is the flight to New York | when do schools open again | weather this weekend
    will there be thunder tonight | forecast for the weekend in Denver | which day is the 4th
    what's the time difference to Tokyo`),
  // News and politics.
  lines(`who is the president | prime minister of England | news of today | latest headlines | election results
    opinion on the war | which party should I vote for | who won the election | what do you think of the president
    what's happening in the news | latest on the war | what happened today in history | summarize war and peace
    where do I vote | who is the chancellor of Germany | what happened in the world today | latest poll for the election`),
  // Sports and games.
  lines(`who won the football match | who won the world cup | let's play chess | what is the best football club
    who is your favorite football player | did the Lakers win | champions league results | flip a coin | roll a dice
    who scored in the final | tennis results | rules of poker | best chess opening`),
  // Science and nature.
  lines(`how far is the moon | how old is the universe | what is photosynthesis | what is a black hole
    who would win, batman or superman | are aliens real | how many planets are there | how do planes fly
    why is the sky blue | how deep is the ocean | tell me about dinosaurs | explain quantum computing
    explain how a car engine works | how did the dinosaurs die | what is the speed of light
    how many bones are in the body | what is DNA | distance from earth to mars | how tall is mount everest
    what is my horoscope | can you draw a picture of a cat | what is consciousness | how do magnets work | what is dna
    how many legs has a spider | how big is the sun`),
  // History and geography.
  lines(`capital of Australia | population of India | when did the second world war end | who painted the mona lisa
    who invented the wheel | who discovered penicillin | what is the tallest building | who wrote hamlet
    who discovered America | longest river in the world | what is the capital of Peru | tell me about the roman empire
    who built the pyramids | what is the longest river | capital of Canada | when was Napoleon born`),
  // Mathematics.
  lines(`explain relativity | solve this equation | what is 12 times 17 | integrate x squared | math question
    lottery numbers | random number please | convert 10 miles to kilometers | what's two plus two
    what is the square root of 144 | calculate 15 percent of 80 | solve x squared minus 4
    pick a number between one and ten | what is 37 times 4 | derivative of x cubed | solve for y`),
  // Code and devices.
  lines(`write python code for me | fix my javascript | how do I center a div | SQL query for duplicates
    regex for an email address | how do I reset my iphone | my printer does not work | wifi is slow
    how do I install windows | open gmail for me | write me a python script that scrapes prices
    why is my computer so slow | how do I reset my router | how do I take a screenshot | my excel formula does not work
    how to sort an array in java | what is a pointer in C | write a for loop | fix this bug in my code
    how do I install linux | what is docker | center text in css | which programming language should I learn
    what's the wifi password | open spotify | generate an image | write a loop in java | why is my phone slow
    how do I format a usb stick | bash command to list files`),
  // Languages and words.
  lines(`translate this sentence to French | how do you say thank you in Japanese | what does this word mean
    names for a cat | how do you say cat in Spanish | what does carpe diem mean | grammar check this sentence
    why do cats purr | which language is spoken in Brazil | how do you say cat in Russian | what does ubiquitous mean
    synonym of happy | conjugate to be`),
  // Writing and entertainment.
  lines(`tell me a joke | write a poem about the sea | write a short story | write an essay about climate change
    compose a song | help me with my homework | recommend a movie | good books to read | best series on netflix
    lyrics of a song | who sings this song | sing me a song | tell me a riddle | tell me something interesting
    summarize this book | quote by Shakespeare | write a haiku | write me a love letter | tell me a bedtime story
    sing something | what is your favourite movie | which music do you like | help with my history essay
    write an essay on shakespeare | who wrote harry potter | best book of the year | what should I watch tonight
    is there a new season of that show | what is the plot of titanic | tell me a fun fact | make a logo for my band
    write a song about summer | write a toast for my brother | good night story | knock knock | lol what
    write a limerick | a bedtime story please`),
  // Food and drink.
  lines(`recipe for pancakes | how long do I boil an egg | what can I cook for dinner | best pizza in town
    what do hamsters eat | how to grow tomatoes | how do I pack for a hike | recommend a restaurant in Chicago
    where can I eat sushi | how do I cook rice | how long to roast a chicken | vegan lasagna recipe
    how do I make bread | which wine goes with fish | how do I clean white shoes | my cat does not eat
    when do I plant potatoes | how to meditate | what came first, chicken or egg | recipe for soup | how do I fry fish
    what goes well with rice | best beer`),
  // Travel and places.
  lines(`temperature in Oslo today | how high is the eiffel tower | distance between Paris and Rome
    restaurants near me | hotel in Barcelona | book a flight to New York | cheap tickets to Miami
    train times to London | directions to the airport | best university in Germany | history of Rome
    cheap flights to lisbon in may | translate good morning into Italian | population of Tokyo
    what's the best beach in Spain | hotel with pool in Rome | average rent in Berlin | hotel in Rome | train to Vienna
    things to see in Prague | flights to Tokyo`),
  // Shopping and money.
  lines(`price of gold | nvidia stock price | should I buy bitcoin | exchange rate dollar euro | mortgage rates
    how much is an iphone | how much does a car cost | best laptop to buy | which phone is better | cheap sneakers
    cost of a house in Texas | what is a hedge fund | what is the fastest car | how much does a tesla cost
    how much is a new bmw | what is inflation | how do I invest 10000 dollars | is it a good time to buy stocks
    bitcoin price | which credit card is best | what is the best phone | iphone or android
    what's the currency in Sweden | how many euros is 100 dollars | is it legal to park here | price of a barrel of oil
    gas prices near me | how much is a loaf of bread | how much is rent in New York | price of a bicycle
    best phone under 300 | how much is a flat in Austin`),
  // Health and body.
  lines(`how much is a gallon of milk | my head hurts | how do I cure a cold | what medicine should I take
    symptoms of the flu | how many calories in an apple | how to lose weight | exercise plan | yoga for beginners
    how do I make coffee | I have a headache | what helps against a cold | is ibuprofen safe | my back hurts
    can I drink coffee when pregnant | best diet | play tic tac toe | how many calories has an apple | is coffee bad`),
  // Home, family and pets.
  lines(`my plant is dying | how do I fix a flat tire | how do I unclog a sink | how do I remove a stain
    gift ideas for my mother | should I get a cat | a good name for my baby | how do I get red wine out of a carpet
    how do I fix my bike | my car makes a strange noise | how do I change a tire | my dishwasher leaks
    how do I paint a wall | how do I get rid of ants | my dog has fleas | what should I name my puppy
    how do I grow roses | what's a good gift for my dad | name for my dog | gift for my dad | fix a leaking tap`),
  // Famous people.
  lines(`who is Elon Musk | how rich is Jeff Bezos | who is the pope | who is the richest person
    how rich is Bill Gates | who is Taylor Swift | how old is Brad Pitt | how old is Madonna
    who is Taylor Swift dating | net worth of Bill Gates`),
  // School, work and law elsewhere.
  lines(`what is the salary of a teacher | how much does a doctor earn | minimum wage in California
    how do I get a divorce | is my landlord allowed to do this | can I sue my neighbor | how do I get a visa for Canada
    how do I renew my passport | how do I train my dog | write my resume | write a cover letter for google
    interview tips | how do I ask for a raise | how do I learn guitar | how long does it take to become a doctor
    how do I start a business | how do I become rich | how do I change a light bulb | how do I whistle
    where is the nearest pharmacy | is the government doing a good job | how do I get a mortgage
    how do I file my tax return | how do I open a bank account | what is a good salary | how do I write a CV
    help me prepare for an exam | how do I run a marathon | how do I ask someone out | how do I make a website
    how do I become a youtuber | how do I get more followers | do I need a visa for Japan | how do I tie a bow tie
    how do I plan a funeral | how do I get a passport | my landlord won't fix the heating
    can I get my deposit back from my landlord | how do I sue someone | what are my rights as a tenant
    how do I adopt a child | what does a plumber earn | write my essay for school | how do I become a pilot
    can my landlord evict me | average wage of a nurse | how do I quit my job politely`),
  // Errands for a phone's assistant.
  lines(`how to bake a cake | how old are you | play a game with me | horoscope for today | how to tie a tie
    change my facebook password | delete my instagram account | call a taxi | order a pizza | set an alarm for seven
    remind me to call mum | turn off the lights | send a text message to my wife | birthday wishes | wedding speech
    learn Spanish fast | knit a scarf | my girlfriend left me | directions to the station | order me a taxi
    buy me concert tickets | book a table for two | send flowers to my mom | call my wife | play some music
    set a timer for ten minutes | turn on the TV | post this on facebook | what should I wear to a wedding | set a timer
    play music | call my sister | order flowers | turn on the heating`),
  // Chatter.
  lines(`spell necessary | does god exist | what is the meaning of life | what is love | do you love me
    are you married | what is your favorite color | do you have feelings | do you dream | guess what I am thinking
    interpret my dream | fastest animal | what do you think about chatgpt | best free crm | blah blah blah | asdf qwer
    are you single | make me laugh | rap about cats | do fish sleep | I feel lonely | I'm bored
    do you believe in ghosts | what is the meaning of my name | is there life after death | I want a pizza | hungry
    aaaaa | test test | I am bored | la la la | are you hungry | qwertz`),
];

/** Questions that have nothing to do with the company, by subject: what is nearest to these is declined. */
export const offTopic: readonly (readonly string[])[] = [
  ...kinds.map((kind, at) => [...kind, ...(particularOffTopic[at] ?? []), ...(bluntOffTopic[at] ?? [])]),
  ...furtherOffTopic,
];
