import { lines } from "./lines.ts";

/** Of the solutions and what stands on their pages, by the passage that answers. */
export const solutionWordings = {
  solutions: lines(`what do you sell
    your offer
    everything you do
    which solutions are there
    what can be automated
    how can you help us
    overview please`),
  services: lines(`which services
    list your services
    service portfolio
    what services do you provide
    do you do services or products
    how many services are there`),
  integrations: lines(`does it work with hubspot
    which software can you connect
    can it talk to our CRM
    integration with google workspace
    do I have to replace my tools
    does it connect to slack and gmail
    we use salesforce
    API available?
    works with microsoft teams?
    must we buy new software`),
  "legacy-systems": lines(`we have very old software
    can it use an AS/400
    works with SAP?
    our system has no interface
    on-premise possible?
    mainframe
    can agents work with ancient programs`),
  "agent-or-gpt": lines(`agent vs gpt
    isn't that just chatgpt
    chatbot or agent, which one
    how is an agent different
    is it only a chatbot
    compare agent and custom gpt`),
  "agent-delivery": lines(`build us an agent
    what is an agent
    agent development
    I want my own AI agent
    deliver an agent into our tools
    who builds the agent`),
  "gpt-customization": lines(`custom gpt
    chatbot on our documents
    assistant that knows our handbook
    answers from our manuals
    internal knowledge bot
    bot that reads our policies`),
  "workflow-automation": lines(`automate a workflow
    move data between systems
    process automation
    stop retyping things from one system into another
    automatic handover between departments
    automate paperwork`),
  "no-code-integrations": lines(`no-code
    do we need a programmer
    zapier or make flows
    connect our apps
    sync shop and spreadsheet
    without an IT department
    we have no technical people`),
  "ai-powered-automation": lines(`what is the 30 day program
    the thirty-day thing
    ai powered automation
    your main program
    automation program for operations
    explain the program of one month`),
  "ai-consulting": lines(`consulting
    advice on AI
    AI strategy for our company
    we don't know where to start
    help us decide what to automate
    AI workshop`),
  "machine-learning": lines(`machine learning
    forecasting models
    predict demand
    data science
    build a model from our history
    can you predict our sales
    predictive analytics`),
  "enterprise-integration": lines(`enterprise integration
    agents for a bank
    regulated company
    works with our single sign-on
    large corporation with strict rules`),
} as const;
