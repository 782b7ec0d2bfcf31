import { everydayLife } from "./off-topic-life.ts";
import { lines } from "./wordings/lines.ts";

/** Questions that have nothing to do with the company: what is nearest to these is declined. */
export const offTopic: readonly string[] = [
  ...lines(`what's the weather like tomorrow
  will it rain in Chicago
  temperature in Oslo today
  who won the football match
  who won the world cup
  result of the game last night
  tell me a joke
  write a poem about the sea
  write a short story
  write an essay about climate change
  compose a song
  who is the president
  prime minister of England
  capital of Australia
  population of India
  when did the second world war end
  who painted the mona lisa
  how far is the moon
  how high is the eiffel tower
  distance between Paris and Rome
  how old is the universe
  what is photosynthesis
  explain relativity
  what is a black hole
  solve this equation
  what is 12 times 17
  integrate x squared
  help me with my homework
  math question
  write python code for me
  fix my javascript
  how do I center a div
  SQL query for duplicates
  regex for an email address
  translate this sentence to French
  how do you say thank you in Japanese
  what does this word mean
  spell necessary
  recipe for pancakes
  how to bake a cake
  how long do I boil an egg
  what can I cook for dinner
  best pizza in town
  restaurants near me
  hotel in Barcelona
  book a flight to New York
  cheap tickets to Miami
  train times to London
  when does the bus leave
  directions to the airport
  what time is it in Sydney
  what day is it today
  what is the date of easter
  price of gold
  nvidia stock price
  should I buy bitcoin
  exchange rate dollar euro
  mortgage rates
  how much is an iphone
  how much does a car cost
  best laptop to buy
  which phone is better
  cheap sneakers
  cost of a house in Texas
  how much is a gallon of milk
  what is the salary of a teacher
  how much does a doctor earn
  minimum wage in California
  my head hurts
  how do I cure a cold
  what medicine should I take
  symptoms of the flu
  how many calories in an apple
  how to lose weight
  exercise plan
  yoga for beginners
  how do I get a divorce
  is my landlord allowed to do this
  can I sue my neighbor
  how do I get a visa for Canada
  how do I renew my passport
  recommend a movie
  good books to read
  best series on netflix
  lyrics of a song
  who sings this song
  when is the next concert
  who would win, batman or superman
  are aliens real
  does god exist
  what is the meaning of life
  what is love
  do you love me
  are you married
  how old are you
  what is your favorite color
  do you have feelings
  do you dream
  sing me a song
  play a game with me
  let's play chess
  guess what I am thinking
  tell me a riddle
  tell me something interesting
  horoscope for today
  lottery numbers
  interpret my dream
  how do I train my dog
  names for a cat
  what do hamsters eat
  my plant is dying
  how to grow tomatoes
  how do I fix a flat tire
  how do I unclog a sink
  how to tie a tie
  how do I remove a stain
  change my facebook password
  delete my instagram account
  how do I reset my iphone
  my printer does not work
  wifi is slow
  how do I install windows
  open gmail for me
  call a taxi
  order a pizza
  set an alarm for seven
  remind me to call mum
  turn off the lights
  send a text message to my wife
  gift ideas for my mother
  birthday wishes
  wedding speech
  write my resume
  write a cover letter for google
  interview tips
  how do I ask for a raise
  how do I learn guitar
  learn Spanish fast
  how long does it take to become a doctor
  best university in Germany
  history of Rome
  who invented the wheel
  who discovered penicillin
  what is the tallest building
  fastest animal
  how many planets are there
  how do planes fly
  what is a hedge fund
  news of today
  latest headlines
  election results
  opinion on the war
  which party should I vote for
  who is Elon Musk
  how rich is Jeff Bezos
  what do you think about chatgpt
  best free crm
  how do I start a business
  how do I become rich
  summarize this book
  quote by Shakespeare
  random number please
  blah blah blah
  asdf qwer
  how do I change a light bulb
  is it a full moon tonight
  why is the sky blue
  who wrote hamlet
  knit a scarf
  how do I pack for a hike
  what is the best football club
  how do I make coffee
  should I get a cat
  when is mother's day
  convert 10 miles to kilometers
  how deep is the ocean
  tell me about dinosaurs
  a good name for my baby
  what is the fastest car
  how do I whistle`),
  ...everydayLife,
];
