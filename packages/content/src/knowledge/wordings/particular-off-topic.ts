import { lines } from "./lines.ts";

/** More of each kind of `offTopic`, in whole sentences and with particulars. */
export const particularOffTopic: readonly (readonly string[])[] = [
  lines(`Do I need an umbrella in Manchester this afternoon? | Could you please tell me when the sun sets in Lisbon?
    how many days are left until christmas | At what hour does the last tram to Linden go?
    Is there a storm coming to Florida? | When does Ramadan start next year? | Is it already night in Singapore?
    what week of the year is this | When do the clocks change in Europe? | How hot will it get in Phoenix on Sunday?
    When does Coldplay perform in Munich? | Which weekday was the 4th of July 1976? | is thanksgiving late this year
    My picnic is on Saturday, will it be sunny?`),
  lines(`Who's the chancellor of Austria at the moment? | Please sum up this morning's newspaper for me
    Is Labour or the Conservatives better for pensioners? | what did the senate decide yesterday
    How long will the conflict in Ukraine go on? | Who is going to be the next mayor of Chicago?
    Tell me your view on abortion laws | Was Brexit a mistake? | How do I register to vote in Ohio?
    any breaking news about the earthquake | Is Putin still in power? | Explain the electoral college to my kids
    who leads in the polls for the primaries | Should taxes for the rich go up, what do you say?`),
  lines(`Did Real Madrid beat Barcelona on Sunday? | Let's have a round of tic tac toe, you start
    How does the offside rule work? | who has the most Wimbledon titles | Is Messi better than Ronaldo?
    Toss a coin for me, heads I go out tonight | How many players are on a volleyball team?
    When do the Chicago Bears play next? | Please explain castling to a beginner
    who got gold in the 100 meters in Paris | What beats a full house? | Give me tips for my fantasy league
    Which team will win the Super Bowl? | play hangman with me, five letters`),
  lines(`Why do leaves turn red in autumn? | My daughter wants to know how volcanoes erupt | How fast does light travel?
    is there life on mars | Could Spiderman lift a truck? | How do magnets work, in simple terms?
    What is DNA made of? | How does a helicopter stay in the air? | why is the sea salty
    Was there a big bang, and what came before it? | How big was a tyrannosaurus? | Which planet has the most moons?
    Please describe string theory in two sentences | what causes thunder and lightning`),
  lines(`Which city is the capital of Mongolia? | When did the Berlin wall come down?
    Who composed the Moonlight Sonata? | how many people live in Nigeria | Who was the first man on the moon?
    Name the highest mountain in Africa | Why did Napoleon lose at Waterloo? | Which country has the most islands?
    Please tell me who wrote Don Quixote | When was Julius Caesar killed? | What's the smallest country on earth?
    who built the great wall of china | Which ocean lies between Africa and Australia?`),
  lines(`How much is 19 percent of 640? | Could you factor this polynomial for my exam?
    how many centimeters are in a foot | What is the derivative of sine x?
    Give me six lucky numbers for Saturday's draw | Is 91 a prime number? | please divide 1,044 by 12
    How do I calculate the area of a circle? | Convert 75 Fahrenheit into Celsius | what's 8 to the power of 5
    Prove the theorem of Pythagoras | What's the chance of rolling two sixes? | Count down from twenty for me
    How many ounces make a pound?`),
  lines(`My Java loop never ends, can you see why? | Write an Excel formula that adds every second row
    how do i delete a branch in git | My laptop screen stays black, what now?
    How can I move photos from Android to a Mac? | Please write a Flask app that stores recipes
    the bluetooth on my headphones keeps dropping | How do I sort a list in Rust?
    How do I block a caller on Samsung? | fix this CSS, my footer is floating
    I forgot my Netflix password, how do I get back in? | How do I update Ubuntu without losing files?
    What does error 0x80070057 mean in Windows? | Generate a bash script that renames my holiday pictures`),
  lines(`How would a Dane say good night? | Please put this love letter into Portuguese | What is the plural of octopus?
    Is it affect or effect in this sentence? | Find a cute name for my golden retriever
    which words rhyme with orange | What does the idiom break a leg mean?
    How many languages are spoken in Switzerland? | what's the opposite of generous
    Explain the difference between who and whom | Where does the word salary come from?
    How do I write my name in Arabic? | teach me ten words of Korean | What is a gerund, with two examples?`),
  lines(`Please make me laugh with something about penguins | Write a haiku on falling snow
    Which film should I watch with my kids tonight? | who sang Bohemian Rhapsody
    My son needs a book report on Animal Farm, write it
    Give me a fun fact about octopuses | Is the new Marvel series worth watching?
    write a wedding speech for my brother Paul | How does Breaking Bad end?
    I need a tricky brain teaser for my class | what are the words of Hotel California
    Recommend a crime novel set in Sweden | Compose a love ballad for Emily`),
  lines(`What can I make from leeks and two potatoes? | How much salt goes into pasta water?
    Is there a good Thai place in Hamburg? | do rabbits eat cucumber | How do I keep basil alive on the windowsill?
    Please give me grandma's recipe for apple pie | Which cheese is best for fondue?
    how long does chili keep in the fridge | What should I bring for camping in Norway?
    My guests are gluten free, what dessert can I serve? | when do I plant garlic
    At what temperature is a steak medium rare? | Which beer goes with spicy curry?
    where's the best burger in Brooklyn`),
  lines(`How long is the drive from Dallas to Houston? | Find me a quiet hostel in Prague for two nights
    How tall is the Burj Khalifa? | which bus goes to the zoo | What should I see in Kyoto in one day?
    Do I have to tip in Iceland? | Please search a last minute trip to Crete | is there a ferry from Naples to Capri
    How cold does Helsinki get in January? | Is Oxford better than Cambridge for medicine?
    how do I get from Heathrow to Paddington | Where can I park near the Colosseum?
    Rent me a car in Denver for next weekend | How many people live in Cairo?`),
  lines(`Is now a good time to buy Apple shares? | What does silver trade at today?
    how many yen do I get for 100 dollars | Which vacuum cleaner is good for dog hair?
    Will Ethereum rise again this year? | What does a used Volkswagen Golf cost?
    Please compare the Galaxy S24 with the Pixel 9 | How much rent is normal in Brooklyn?
    whats the cheapest electric bike | Explain to me how an ETF works | Should I pay off my home loan early?
    Where do I get discounted Nike shoes? | how much is a Rolex Submariner | Is oil getting more expensive?`),
  lines(`My knee is swollen since Sunday, what should I do? | How much protein is in a boiled egg?
    Can I take aspirin together with antibiotics? | i cant sleep at night, any advice
    Please make me a running plan for a half marathon | Which tea is good for a sore throat? | Is my mole dangerous?
    What is a normal blood pressure at fifty? | how much does a loaf of bread cost
    My toddler has a fever of 39, help | How do I brew a good espresso? | Do carbs in the evening make you fat?
    stretching exercises for a stiff neck | Is it flu or hay fever when my eyes itch?`),
  lines(`My orchid has yellow leaves, can I save it? | How do I hang a heavy mirror on drywall?
    The toilet keeps running, what's broken? | what should I give my dad for his sixtieth
    Is a beagle a good dog for a small flat? | How do I get chewing gum out of a sweater?
    Please suggest boy names that start with N | my washing machine won't spin
    How often must I change the oil in my Ford? | There are moths in my pantry, what helps?
    how do I sharpen a kitchen knife | My bicycle chain keeps falling off | Which color suits a small bedroom?
    How do I assemble an IKEA Billy shelf?`),
  lines(`How much money does Mark Zuckerberg have? | Is Tom Cruise married again? | Who was Nelson Mandela?
    how tall is LeBron James | What is Beyonce's real name? | Where was Albert Einstein born?
    How many children does David Beckham have? | is Keanu Reeves single | What did Marie Curie die of?
    Who is the king of Norway? | Tell me about the life of Frida Kahlo | how old is Paul McCartney now
    Which films did Meryl Streep get Oscars for? | Did Kanye West remarry?`),
  lines(`What does a nurse in Texas make a year? | My neighbor's tree hangs over my fence, may I cut it?
    Please draft a cover letter for a job at Starbucks | how do I apply for a green card
    Can my landlord in Boston raise the rent mid lease? | How do I get better at public speaking?
    what do pilots earn | How do I write a last will? | Do I have to pay child support after she remarries?
    How do I stop my puppy from biting? | polish my CV for a role at Deloitte | What do I wear to a bank interview?
    How long does it take to learn the violin? | Where do I replace a lost driving licence?`),
  lines(`Wake me at half past six tomorrow | Please get me an Uber to the station
    What do the stars say for Scorpio this week? | order two margheritas from Domino's
    My Twitter account is locked, can you open it again? | Write a birthday card for my aunt Rosa
    dim the lamp in the living room | How do I fold a napkin into a swan? | Text Kevin that I'm running late
    Let's play twenty questions, I have one in mind | put milk and eggs on my shopping list
    Please start a ten minute timer for my tea | How do I knot a bow tie? | Skip this song and turn up the volume`),
  lines(`Do you ever feel lonely at night? | What happens to us after we die?
    i dreamed of falling teeth, what does it mean | Are you smarter than Gemini? | Would you go on a date with me?
    Is free will an illusion? | Which music do you like best? | how do you spell rhythm
    Guess my star sign from this message | Which animal lives longest? | Is Claude or Copilot better for poems?
    Can robots fall in love? | What makes a life happy? | do you have brothers or sisters`),
];
