import { lines } from "./wordings/lines.ts";

/** What visitors say that asks nothing of the site, by what they want by it. */
export const remarks = {
  greeting:
    lines(`hello there, nice to meet you | hi, good to be here | good evening from Madrid | hey bot, good morning
    hello assistant | hi, I just found your site | hey, anybody here? | hello from Toronto | hi, first time here
    greetings from sunny Portugal | good day to you | hello again | hi it's me again | I'm back | hey, long time no see
    happy Monday | hi, hope you are well | how are you doing today? | how is your day going? | and how are you today? | hey what's up with you
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
    merci pour votre aide | merci, c'est clair | danke für die Hilfe | vielen Dank, das hat geholfen | gracias por la ayuda | muchas gracias
    cheers | cheers! | thanks a ton | tysm | thanks, I'll do that | ok will do, thanks | will do, cheers | ta | thanks, I'll read it
    nice one, thanks | thanks for being honest | alright, thanks for now | thanks mate | that answers it, cheers | ok ta, got it
    thank you, now I know | thanks, I can take it from here | that clears it up | you put my mind at rest
    that's a load off my mind | I owe you one | thanks, I'll pass it on to my boss | great, I'll forward that | ok thanks, I'll show my partner
    thanks for bearing with me | bless you | thanks for not selling me anything | that did the trick | thanks, that's what I suspected | merci beaucoup | danke schön | mil gracias`),
  goodbye: lines(`goodbye and thanks | bye for now | ok I have to go | talk to you later | I'll be back tomorrow
    see you next week | that's all for today | I'm done here | have a great weekend | take care | catch you later
    gotta run, bye | I'll think about it and come back | signing off | good night, bot | until next time
    no more questions, bye | that will be all | okay, I am leaving now | ciao | so long | thanks, bye bye
    I'll leave it at that | hasta luego | au revoir et merci | auf Wiedersehen | tschüss, bis morgen | adiós
    bye, I'll read the rest at home | off to lunch, bye | have to jump into a meeting | I'm off, thanks | closing the tab now`),
  praise:
    lines(`nice website | I love this site | this is great | you are really good at this | impressive bot | well done
    what a clever assistant | cool design | this is the best chatbot I have used | you're smart | you are funny
    I like how honest you are | great service | wow, this is amazing | love it | beautiful page | you're the best
    you explain very well | that is clearly explained, I like it | what a clever idea that picture is
    better than other bots I have tried | best assistant so far | I like the animation on your page | fun little demo
    that's brilliant | good bot | this looks very professional | I'm impressed | nicely put | good answer
    you answered that well | a refreshing site, no nonsense | excellent work | neat | sehr schöne Seite
    quelle belle page | me gusta mucho vuestra web | that is a fantastic idea | you rock
    at least you're honest | an honest answer, respect | refreshingly honest | you made my day | my boss will love this | smart | cute
    my team is going to like that | haha you're funny | lol good one | that was quick | you answer fast | spot on | brilliant answer
    not bad for a bot | surprisingly good | better than expected | this is exactly what we need | you know your stuff | sweet
    the playground is fun | pretty cool demo | thanks for being straight with me, I like that | finally a bot that says it doesn't know | you sound quite human for a program
    more use than any vendor I spoke to | you beat the support line of my bank | better than waiting on hold | I didn't expect a machine to be this polite
    you write better than our copywriter | whoever made you did a good job | that's the clearest thing I've read all day | kudos to your team
    first honest sales page I've seen | you're patient with me, that's kind | even my grandmother would understand this | chapeau
    you're easy to talk to | what a pleasant voice you have | I could get used to you | top notch | ten out of ten | hats off
    you seem to know what you're doing | the tone of this site is lovely | so much better than the usual chatbots`),
  acknowledged:
    lines(`ok cool | haha nice | hm, interesting | ah, that makes sense | right, got it | okay then | fair enough
    good to know | I see what you mean | oh wow | oh, I didn't know that | ah ok | sounds reasonable | understood, thanks
    alright then | cool cool | ok great | hmm okay | that's fine | no worries | all clear | noted | true | indeed
    that's interesting | interesting approach | ok, clear | lol ok | uh-huh | yep, as I thought | that's good news
    good point | so far so good | alles klar | d'accord, je vois | vale, entendido | ok verstanden | ah je comprends
    figured as much | I thought so | as expected | that's what I thought | I suspected that | oh well | I guess so | if you say so | we'll see
    huh, I didn't expect that | okay, got the picture | I get it | fine by me | works for me | sounds about right | good enough for me
    never mind, I found it | ah, there it is | right, of course | good to hear | glad to hear that | phew | what a relief | hm | mhm | aha | ohh
    gotcha | roger that | I'll take a look at that page | let me read that | reading it now | sounds like a plan | too bad | what a pity | that's a shame | bummer
    lol | haha | hahaha | well, that was easy | that's more than I expected | makes sense I guess | okay that's a no then | that tracks | can't argue with that | as clear as it gets | well well | so be it | I'll sleep on it
    that settles it | no surprise there | you don't say | ok, I'll write that down | duly noted | I'll mention it to my colleagues | one less thing to worry about
    that's more or less what I hoped | I had a feeling | okay, back to work then | hm, have to think | food for thought | I'll talk it over with my husband | I have to ask my wife first | my wife will want to know that | great, I'll discuss it with my wife | need to check with my husband
    I'll tell my boyfriend about this | my partner and I will think about it | I'll sleep on it and talk to my wife | okay, my husband decides such things | let me show it to my wife | let me run that by the family first | more expensive than my car, hm | that's dearer than our oven | pricier than I thought
    lovely day today | nice weather today | what weather we have | lovely weather, isn't it | finally some sun | it's raining again here | what a Monday | is it Friday yet | I'm so sick of paper | this week has been long | what a day | fair, it was worth a try`),
  complaint:
    lines(`you didn't answer my question | that's not what I asked | that's wrong | this is useless | you are useless
    that is not the answer | you're repeating yourself | you already said that | same answer again | that doesn't help me
    not helpful at all | you are not listening | read my question again | I asked something else | wrong answer
    what a stupid bot | you are dumb | this chatbot is terrible | you suck | this is a waste of time | are you stupid?
    this is ridiculous | this is outrageous | unbelievable | that's unacceptable | what a joke | I'm fed up with this
    that has nothing to do with my question | you keep giving me the same text | I am getting frustrated
    why don't you just answer | you don't understand me | that was no answer | this is nonsense | total rubbish
    stop sending me to the form | don't copy and paste at me | I already read that | you missed the point
    that makes no sense at all | your answers are bad | this bot is broken | you can't even answer a simple question
    I asked about one thing and you told me about another | can you read at all? | I said hotel, not hospital
    you keep avoiding it | you're boring | how boring | stop dodging my question | you are as clever as a stone | what is this rubbish
    why do you tell me that? | I didn't ask for that | that's the third time you say this | try again, that was bad
    you understood me wrong | no, that is not what I mean | is that all you can say? | you are no help
    that's incorrect | that isn't true | you contradict yourself | bad bot | shut up
    I'm disappointed | I hate this chatbot | eso no es lo que pregunté | das war nicht meine Frage | du bist dumm
    das stimmt nicht | ce n'est pas ma question | vous ne répondez pas | no me sirve | you did not get it
    no, that's not it | nope, try again | you're avoiding the question | way off | not even close | this isn't helping | that's beside the point
    so you don't know | you know nothing | you can't help me then | pointless | that's no use to me | I give up | this is hopeless | typical chatbot
    great, another useless bot | why do I even bother | you only quote your website | you sound like a brochure | give me a straight answer
    that's too vague | that's a non-answer | stop selling | wrong topic | I meant something else | don't talk around it | get to the point
    you just said the opposite | now you contradict what you said before | half of my question is missing | I asked two things
    you answered a question I never asked | that was about something else entirely | one word would have been enough`),
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
    ich schaue mich nur um | je regarde seulement | solo estoy mirando | later maybe | still undecided | not today
    let me run that by my partner | I have to ask my boss first | I need to check with my team | I'll discuss it with my wife | we need to sleep on it
    I'll bring it up in our next meeting | I will do that tonight | I'll do that later | I'll fill it in at home | maybe next quarter | when the budget is there
    we'll come back to you | I'll get back to you | bookmarked | I saved the page for later | brb | be right back | one sec | hold on | someone at the door
    wait a minute, my phone is ringing | give me a minute | let me check my calendar | that's not my call to make | I'll forward this to my manager
    my colleague decides that | let me show this to my partner | still on the fence | I am in two minds | I have to convince my business partner first`),
  interested:
    lines(`I'm interested | sign me up | let's do it | we want this | I'm in, what now? | sounds good, what's next?
    count me in | I want to start | we'd like to begin | I'd like an agent | where do I sign? | ok let's go
    I want to buy one | we are ready to start | take my money | I'm convinced | how can we proceed | let's get going
    I want to work with you | please contact me | we need this yesterday | I want to hire you | I want to order an agent
    shall we start? | I would like to try it with my company | our team wants one | book me in | I'd like to move forward
    next steps please | what do I do now? | ok what do you need from me | I want to become a customer
    where can I put my name down? | put me on the list | how do I become a client | OK you convinced me, next step?
    sold! | we'd like to book you | can we begin next Monday? | what's the first step for us | I want to begin now, what do I do?
    ich will anfangen | wir wollen das haben | je veux commencer | quiero empezar | me interesa | ça m'intéresse
    that's exactly what we're after | let's talk business | we should do this | I'd like to give it a go | I'll fill in the form now | I'm sold
    get me started | we'd want two of those | ok, I'll send you the form | this could work for us, let's start | I think that's the one for us`),
  apology: lines(`sorry | sorry, typo | my bad | oops | sorry, wrong window | sorry about that | I apologize | excuse me
    pardon, wrong chat | that was meant for somebody else | sorry, not for you | pardon me | sorry, I pressed enter too early | ignore that, my cat walked over the keyboard | whoops, wrong chat
    never mind my last message | forget what I wrote, wrong button | sorry for the confusion | didn't mean to send that
    sorry, that was rude | I was rude, sorry | perdón | Entschuldigung, vertippt | désolé, erreur de ma part
    sorry, hit enter too soon | oops, ignore that | apologies, wrong tab | sorry, autocorrect | that was my kid typing | sorry for shouting
    I didn't mean it like that | ignore me, I misread it | sorry, I mixed that up`),
  self: lines(`who made you | who built you | who programmed you | do you remember me | how do you know all this
    where do your answers come from | can you think | how smart are you | are you alive | do you understand me
    what's your purpose | how old are you | do you sleep | are you male or female | do you get tired | are you real
    can you make mistakes | do you always tell the truth | are you sure about that? | can you hear me
    do you have children | have you got grandchildren | what do you like to eat
    do you ever sleep | do you have feelings | are you one of the agents you sell | are you the AI they sell here | are you made by the same people
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
    somos una pequeña empresa | ich heiße Jonas und leite ein Hotel | we're a museum with three employees
    I'm asking for my dad's company | I'm the owner | it's just me and my brother | I do the bookkeeping here | I'm evaluating vendors for my employer
    there are only two of us | I'm retired, just helping my daughter with her shop | we're based in Ohio | I represent a small town`),
  person:
    lines(`get me a person | is anyone there? | I'd rather talk to somebody real | is a salesperson in the chat right now?
    please have somebody get in touch with me | can someone from your team contact me | put me through to an agent of flesh and blood
    can I speak to somebody human | connect me with sales | I want to speak to your manager | can somebody call me back
    I don't want to talk to a machine | let me talk to your colleague | real person please | a human being, please
    who can I talk to? | is somebody from support online | I need to speak with someone today | ring me please
    ich möchte mit einem Menschen sprechen | je veux parler à quelqu'un | quiero hablar con una persona`),
  doubt:
    lines(`I don't believe a word of it | I don't believe you | that sounds too good to be true | yeah right | sure, sure | come on | that's marketing speak
    just buzzwords | another AI hype | AI is a bubble | heard that before | we've been burned before | everybody says that | sounds like snake oil
    I'm sceptical | hard to believe | that can't be true | I doubt that | I have my doubts | not convinced | I'm not convinced | you would say that
    they all say that | smells fishy | seems fishy to me | I don't trust AI | I don't trust robots | my people will hate this | my team won't like it
    my boss will never agree | I can't imagine that working | that would never work here | our business is different | pie in the sky | big words
    all talk | sounds like science fiction | meh | not impressed | my gut says no | I'll believe it when I see it | bold claim | that's quite a claim
    says who | easy to say | on paper, maybe | das glaube ich nicht | je n'y crois pas | no me lo creo`),
  costly:
    lines(`ouch, pricey | that's expensive | too expensive | way too much money | that's a lot of money | sounds expensive | wow, that costs a lot
    that's out of our budget | we can't afford that | that's over my budget | more than I wanted to spend | that's steep | you must be joking, that much
    for that money I can hire someone | a bit much for a small firm | we don't have that kind of money | there's no budget for that | I can't pay that
    that's a month's salary | oof, expensive | not cheap | that's more than my rent | I thought it would be cheaper | hm, costly
    oh my, that's a lot | that's quite a lot for a small club | that seems a lot | goodness, that much | oh dear, so much money | 2,500? wow
    zu teuer | das ist aber teuer | c'est trop cher | qué caro`),
  noise: lines(`test | testing 123 | this is a test | hello test | asdf | asdfgh jkl | qwerty | abc | 1234 | foo bar
    just a test message | does this work | is this thing on | mic check | ping | blah | la la | lorem ipsum | dfgdfg`),
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What a visitor wants by a remark. */
export type Remark = keyof typeof remarks;
