import { lines } from "./wordings/lines.ts";

/** What people ask any assistant, and no company: a part of `offTopic`. */
export const everydayLife: readonly string[] = lines(`what time is it in tokyo
  what's the time now
  how do I get red wine out of a carpet
  cheap flights to lisbon in may
  write me a python script that scrapes prices
  explain quantum computing
  explain how a car engine works
  are you single
  how much does a tesla cost
  how much is a new bmw
  who is the pope
  what's two plus two
  what is the square root of 144
  calculate 15 percent of 80
  when is black friday this year
  is it going to snow
  do I need an umbrella today
  sunrise time tomorrow
  recommend a restaurant in Chicago
  where can I eat sushi
  where is the nearest pharmacy
  how do I cook rice
  how long to roast a chicken
  vegan lasagna recipe
  how do I make bread
  which wine goes with fish
  translate good morning into Italian
  how do you say cat in Spanish
  what does carpe diem mean
  grammar check this sentence
  write a haiku
  write me a love letter
  tell me a bedtime story
  make me laugh
  sing something
  rap about cats
  what is your favourite movie
  which music do you like
  who is your favorite football player
  did the Lakers win
  champions league results
  when does the season start
  who won the election
  what do you think of the president
  is the government doing a good job
  what's happening in the news
  latest on the war
  what happened today in history
  who discovered America
  how did the dinosaurs die
  what is the speed of light
  why do cats purr
  do fish sleep
  how many bones are in the body
  what is DNA
  distance from earth to mars
  how tall is mount everest
  longest river in the world
  what is the capital of Peru
  which language is spoken in Brazil
  population of Tokyo
  what is inflation
  how do I invest 10000 dollars
  is it a good time to buy stocks
  bitcoin price
  how do I get a mortgage
  how do I file my tax return
  which credit card is best
  how do I open a bank account
  what is a good salary
  how do I write a CV
  help me prepare for an exam
  solve x squared minus 4
  help with my history essay
  write an essay on shakespeare
  summarize war and peace
  who wrote harry potter
  best book of the year
  what should I watch tonight
  is there a new season of that show
  what is the plot of titanic
  how do I fix my bike
  my car makes a strange noise
  how do I change a tire
  my dishwasher leaks
  how do I paint a wall
  how do I get rid of ants
  how do I clean white shoes
  my dog has fleas
  my cat does not eat
  what should I name my puppy
  how do I grow roses
  when do I plant potatoes
  I have a headache
  what helps against a cold
  is ibuprofen safe
  my back hurts
  can I drink coffee when pregnant
  how many hours of sleep do I need
  how to meditate
  best diet
  how do I run a marathon
  my girlfriend left me
  how do I ask someone out
  I feel lonely
  I'm bored
  do you believe in ghosts
  what is my horoscope
  flip a coin
  roll a dice
  pick a number between one and ten
  play tic tac toe
  tell me a fun fact
  what is the best phone
  iphone or android
  why is my computer so slow
  how do I reset my router
  how do I take a screenshot
  my excel formula does not work
  how to sort an array in java
  what is a pointer in C
  write a for loop
  fix this bug in my code
  how do I install linux
  what is docker
  center text in css
  how do I make a website
  which programming language should I learn
  how do I become a youtuber
  how do I get more followers
  directions to the station
  is there a train strike
  how long is the flight to New York
  what's the best beach in Spain
  hotel with pool in Rome
  do I need a visa for Japan
  what's the currency in Sweden
  how many euros is 100 dollars
  order me a taxi
  buy me concert tickets
  book a table for two
  send flowers to my mom
  call my wife
  play some music
  set a timer for ten minutes
  turn on the TV
  what's the wifi password
  open spotify
  post this on facebook
  can you draw a picture of a cat
  generate an image
  make a logo for my band
  write a song about summer
  what's a good gift for my dad
  what should I wear to a wedding
  how do I tie a bow tie
  write a toast for my brother
  how do I plan a funeral
  where do I vote
  how do I get a passport
  is it legal to park here
  my landlord won't fix the heating
  can I get my deposit back from my landlord
  how do I sue someone
  what are my rights as a tenant
  how do I adopt a child
  when do schools open again
  who is the richest person
  how rich is Bill Gates
  who is Taylor Swift
  how old is Brad Pitt
  what is the meaning of my name
  what is consciousness
  is there life after death
  tell me about the roman empire
  what came first, chicken or egg
  price of a barrel of oil
  gas prices near me
  how much is a loaf of bread
  what does a plumber earn
  average rent in Berlin
  how much is rent in New York
  weather this weekend
  I want a pizza
  hungry
  good night story
  knock knock
  lol what
  aaaaa
  test test`);
