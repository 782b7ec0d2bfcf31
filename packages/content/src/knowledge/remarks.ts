import { lines } from "./wordings/lines.ts";

/** What visitors say that asks nothing of the site, by what they want by it. */
export const remarks = {
  greeting:
    lines(`hello there, nice to meet you | hi, good to be here | good evening from Madrid | hey bot, good morning
    hello assistant | hi, I just found your site | hey, anybody here? | hello from Toronto | hi, first time here
    greetings from sunny Portugal | good day to you | hello again | hi it's me again | I'm back | hey, long time no see
    happy Monday | hi, hope you are well | how are you doing today? | how is your day going? | hey what's up with you
    nice to see you | good afternoon, robot | hello, are you there? | hi, ready to chat? | let's talk | buenos días
    guten Morgen zusammen | bonjour à tous | hallo, wie geht es dir? | hola, ¿qué tal? | salut, ça va ?`),
  thanks:
    lines(`thanks, that was very helpful | that helped a lot, thank you | ty, this is what I needed | thanks for the answer
    cheers mate | thank you for explaining | thanks for your time | many thanks, that's clear now | much obliged
    appreciate it | I appreciate your help | that answers my question, thanks | exactly what I was looking for
    super helpful | great, that's all I wanted to know | thanks for the quick reply | you've been a great help
    thx, good to know | perfect, thank you for the info | thanks a million | that's really kind of you
    awesome, thanks for clearing that up | ok thanks, that helps | wonderful, thank you | that is useful to know
    that saved me a lot of time | you saved me a call | that's me sorted, thanks | good, that was all I needed
    merci pour votre aide | merci, c'est clair | danke für die Hilfe | vielen Dank, das hat geholfen | gracias por la ayuda | muchas gracias`),
  goodbye: lines(`goodbye and thanks | bye for now | ok I have to go | talk to you later | I'll be back tomorrow
    see you next week | that's all for today | I'm done here | have a great weekend | take care | catch you later
    gotta run, bye | I'll think about it and come back | signing off | good night, bot | until next time
    no more questions, bye | that will be all | okay, I am leaving now | ciao | so long | thanks, bye bye
    I'll leave it at that | hasta luego | au revoir et merci | auf Wiedersehen | tschüss, bis morgen | adiós`),
  praise:
    lines(`nice website | I love this site | this is great | you are really good at this | impressive bot | well done
    what a clever assistant | cool design | this is the best chatbot I have used | you're smart | you are funny
    I like how honest you are | great service | wow, this is amazing | love it | beautiful page | you're the best
    you explain very well | that is clearly explained, I like it | what a clever idea that picture is
    better than other bots I have tried | best assistant so far | I like the animation on your page | fun little demo
    that's brilliant | good bot | this looks very professional | I'm impressed | nicely put | good answer
    you answered that well | a refreshing site, no nonsense | excellent work | neat | sehr schöne Seite
    quelle belle page | me gusta mucho vuestra web | that is a fantastic idea | you rock`),
  acknowledged:
    lines(`ok cool | haha nice | hm, interesting | ah, that makes sense | right, got it | okay then | fair enough
    good to know | I see what you mean | oh wow | oh, I didn't know that | ah ok | sounds reasonable | understood, thanks
    alright then | cool cool | ok great | hmm okay | that's fine | no worries | all clear | noted | true | indeed
    that's interesting | interesting approach | ok, clear | lol ok | uh-huh | yep, as I thought | that's good news
    good point | so far so good | alles klar | d'accord, je vois | vale, entendido | ok verstanden | ah je comprends`),
  complaint:
    lines(`you didn't answer my question | that's not what I asked | that's wrong | this is useless | you are useless
    that is not the answer | you're repeating yourself | you already said that | same answer again | that doesn't help me
    not helpful at all | you are not listening | read my question again | I asked something else | wrong answer
    what a stupid bot | you are dumb | this chatbot is terrible | you suck | this is a waste of time | are you stupid?
    that has nothing to do with my question | you keep giving me the same text | I am getting frustrated
    why don't you just answer | you don't understand me | that was no answer | this is nonsense | total rubbish
    stop sending me to the form | don't copy and paste at me | I already read that | you missed the point
    that makes no sense at all | your answers are bad | this bot is broken | you can't even answer a simple question
    I asked about one thing and you told me about another | can you read at all? | I said hotel, not hospital
    you keep avoiding it | stop dodging my question | you are as clever as a stone | what is this rubbish
    why do you tell me that? | I didn't ask for that | that's the third time you say this | try again, that was bad
    you understood me wrong | no, that is not what I mean | is that all you can say? | you are no help
    that's incorrect | that isn't true | I don't believe you | you contradict yourself | bad bot | shut up
    I'm disappointed | I hate this chatbot | eso no es lo que pregunté | das war nicht meine Frage | du bist dumm
    das stimmt nicht | ce n'est pas ma question | vous ne répondez pas | no me sirve | you did not get it`),
  lost: lines(`I don't understand | I didn't get that | can you explain that again | come again? | huh? | what do you mean
    what do you mean by that? | say that in simple words | in plain English please | simpler please | too complicated
    that's too technical for me | explain like I'm five | could you rephrase that | can you repeat that | sorry, what?
    I'm confused | you lost me | that went over my head | what does that mean? | I don't follow | not sure I understand
    can you put that another way | make it shorter please | too long, summarize it | in short? | once more, slowly
    I still don't get it | please clarify | that's not clear to me | break it down for me | what are you talking about
    say it again for a child | like I'm ten years old please | one more time please | again, please
    tell me that once more but shorter | meaning what? | what's that supposed to mean | eh? | pardon? | no idea what that means
    ¿me lo puede explicar otra vez? | pouvez-vous répéter plus simplement ? | no entiendo | je ne comprends pas | das verstehe ich nicht | wie bitte? | can you be clearer?`),
  browsing: lines(`I'm just looking around | just browsing | maybe later | not now | not sure yet | I'm only curious
    I need to think about it | let me think | I'll have a look around first | no hurry | just checking this out
    just testing the bot | we are not ready yet | perhaps next year | I'm still comparing | I don't need anything
    I have no question | nothing special | nothing for now | just curious how this works | I'm only here to look
    I don't know yet | I was just passing by | only reading for now | we're still at the beginning, just informing ourselves
    a friend sent me the link | a colleague told me to have a look | just reading, thanks | I'm comparing a few providers
    no particular reason | I clicked on an ad | not my decision, only collecting information
    ich schaue mich nur um | je regarde seulement | solo estoy mirando | later maybe | still undecided | not today`),
  interested:
    lines(`I'm interested | sign me up | let's do it | we want this | I'm in, what now? | sounds good, what's next?
    count me in | I want to start | we'd like to begin | I'd like an agent | where do I sign? | ok let's go
    I want to buy one | we are ready to start | take my money | I'm convinced | how can we proceed | let's get going
    I want to work with you | please contact me | we need this yesterday | I want to hire you | I want to order an agent
    shall we start? | I would like to try it with my company | our team wants one | book me in | I'd like to move forward
    next steps please | what do I do now? | ok what do you need from me | I want to become a customer
    where can I put my name down? | put me on the list | how do I become a client | OK you convinced me, next step?
    sold! | we'd like to book you | can we begin next Monday? | what's the first step for us | I want to begin now, what do I do?
    ich will anfangen | wir wollen das haben | je veux commencer | quiero empezar | me interesa | ça m'intéresse`),
  apology: lines(`sorry | sorry, typo | my bad | oops | sorry, wrong window | sorry about that | I apologize | excuse me
    pardon, wrong chat | that was meant for somebody else | sorry, not for you | pardon me | sorry, I pressed enter too early | ignore that, my cat walked over the keyboard | whoops, wrong chat
    never mind my last message | forget what I wrote, wrong button | sorry for the confusion | didn't mean to send that
    sorry, that was rude | I was rude, sorry | perdón | Entschuldigung, vertippt | désolé, erreur de ma part`),
  self: lines(`who made you | who built you | who programmed you | do you remember me | how do you know all this
    where do your answers come from | can you think | how smart are you | are you alive | do you understand me
    what's your purpose | how old are you | do you sleep | are you male or female | do you get tired | are you real
    can you make mistakes | do you always tell the truth | are you sure about that? | can you hear me
    are you one of the agents you sell | are you the AI they sell here | are you made by the same people
    can you see my screen | can I trust your answers | what are you good for | what kind of AI are you
    do you have a name | what do I call you | quién te hizo | wer hat dich gebaut | qui t'a créé`),
  introduction:
    lines(`my name is Maria | I'm Tom from a small law firm | hi, this is Ana from Lindgren Logistics | I am a dentist
    we are a bakery in Leeds | we're a ten person agency in Oslo | I own a hotel by the sea | I run a bike shop
    I work for a city council | I'm a student and write a paper on AI | I am the office manager here | I'm a journalist
    our company makes furniture | we are an accounting firm | my company is called Northwind | I manage a gym
    I'm a freelance designer | we have two restaurants | I have a small online shop | we are a family business
    I'm the CEO of a startup | we're a nonprofit that feeds people | I work in HR | I'm a teacher | I lead a team of eight
    I run a vet clinic with my sister | we sell shoes online | I'm new at this company | we do property management
    my boss sent me to look at this | I was told to look at agents | wir sind ein Handwerksbetrieb | je suis comptable
    somos una pequeña empresa | ich heiße Jonas und leite ein Hotel | we're a museum with three employees`),
  person:
    lines(`get me a person | is anyone there? | I'd rather talk to somebody real | is a salesperson in the chat right now?
    please have somebody get in touch with me | can someone from your team contact me | put me through to an agent of flesh and blood
    can I speak to somebody human | connect me with sales | I want to speak to your manager | can somebody call me back
    I don't want to talk to a machine | let me talk to your colleague | real person please | a human being, please
    who can I talk to? | is somebody from support online | I need to speak with someone today | ring me please
    ich möchte mit einem Menschen sprechen | je veux parler à quelqu'un | quiero hablar con una persona`),
  noise: lines(`test | testing 123 | this is a test | hello test | asdf | asdfgh jkl | qwerty | abc | 1234 | foo bar
    just a test message | does this work | is this thing on | mic check | ping | blah | la la | lorem ipsum | dfgdfg`),
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What a visitor wants by a remark. */
export type Remark = keyof typeof remarks;
