import { lines } from "./lines.ts";

/** Of visitors who ask for advice, for their trade or in general. */
export const adviceWordings = {
  advice:
    lines(`what do you recommend for a dental practice? | which agent fits a law firm with 12 people | we are drowning in paperwork, ideas?
    help me choose | I can't decide | not sure which one is right for us | what would you suggest for a small shop | which one should I take
    what would you do in my place | what would you advise | give me some ideas | any suggestions? | where could AI help us
    how can AI help my business | what could you do for a hotel | can you help a restaurant | do you have something for accountants
    what have you got for a plumber | what can you do for a company like mine | I run a bakery, what can you do for me
    I run a dental practice with three receptionists, what would you recommend? | which agent should my flower shop get first?
    what would make most sense for a one man plumbing business | tell me what my hotel needs
    we are two architects and everything is chaos, where should we begin? | 12 vans, one dispatcher, constant chaos: what now?
    which agent would suit my bakery best | what's the best option for beginners | what's best for someone who knows nothing about AI
    I have no clue about AI, help | I'm totally new to this | I don't know where to start with AI | what's the smartest thing to automate
    is it smarter for us to automate quotes or complaints first? | should I automate sales or accounting first
    what do small firms usually start with | what do most companies begin with | which of your services do I need
    do I need an agent or a GPT or what | consulting or an agent, what's better for us | which package would you pick for us
    I only know that we lose too much time, what now | we waste hours every day, what can we do | my team is overworked, can you help
    we have too much admin, what do you propose | how would you help a small nonprofit | ideas for a travel agency please
    what makes sense for a tax office? | suggestions for an online shop whose stock is always wrong
    we get hundreds of emails, which of these would help | something for schools? | what about a car repair shop, anything for us?
    could you help a property manager | is there anything here for a vet | what do you offer to a construction firm
    which solution is meant for somebody like me | I need advice | please advise | I need some orientation | guide me
    was empfehlen Sie einer Zahnarztpraxis? | womit soll ich anfangen? | was passt zu uns? | que me recomiendas para una tienda pequeña
    ¿por dónde empiezo? | que conseillez-vous pour un petit cabinet ? | je ne sais pas ce qu'il me faut`),
} as const;
