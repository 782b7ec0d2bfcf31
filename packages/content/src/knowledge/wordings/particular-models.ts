import { lines } from "./lines.ts";

/** What is particular to each small fact about Machine Learning, asked by people who never saw the page. */
export const particularModelsWordings = {
  "machine-learning.churn-risk":
    lines(`rank mobile subscribers by how likely they are to leave | does the model say why a subscriber might quit
    We get a score for each subscriber but never a reason we could act on.
    churn propensity scoring with actionable reason codes
    which of our phone customers are about to walk away, in order
    Can machine learning tell me who is going to cancel and what drove him to it?
    I'm doubtful about black box scores, does it name the cause of leaving?
    list of customers most at risk of cancelling, worst first
    Our retention team calls subscribers at random. A ranked list would help.
    attrition model for a broadband provider, with explanation per customer
    would my retention agent know what to offer from the reason given | forecast of who defects to another carrier`),
  "machine-learning.load-planning": lines(`predict electricity demand for tomorrow hour by hour
    We buy too much reserve power because our demand forecast is only daily. | day-ahead hourly load forecasting
    can a model say which hours need reserve
    I work at a utility and we guess tomorrow's consumption from last week.
    how fine is the demand forecast, per hour or per day | balancing reserve procurement only for peak hours
    does it forecast power use for the next day
    Backup capacity is expensive, could we purchase it just for the hours that matter?
    Would the prediction of our consumption be detailed enough to buy reserves by?
    municipal power company wants better consumption predictions
    surely tomorrow's power demand can't be predicted for each single hour?`),
  "machine-learning.claim-triage": lines(`insurer wants claims split into pay, check or investigate
    does the adjuster see the evidence next to each claim
    We treat every windscreen claim like a suspected fraud and customers wait.
    FNOL triage model for fast-track payment versus SIU referral | into how many piles does the model put our claims
    can it tell which insurance claims are safe to pay at once
    Would a policyholder's claim be called suspicious without any proof shown?
    motor damage claims pile up, which need a closer look
    I fear a model that labels a policyholder a fraudster without showing why.
    straight-through claims payment with supporting evidence
    Our claims handlers can't tell quickly which files deserve an investigator.
    machine learning to sort damage reports at an insurance company`),
  "machine-learning:feature-1": lines(`do you check a simple method before building a custom model
    When do you decide that a machine learning model is worth building?
    Will you test against our own historical records?
    I worry we'd pay for fancy AI where a spreadsheet formula would do
    must the custom model beat something before you build it?
    Is every client sold a model, or only where it's better than a plain baseline?
    backtest on our past data before you build? | What is the condition for making a tailored model?
    do you compare with a naive benchmark using our history
    We have five years of sales. Would you use that to see whether ML even helps?
    tailor-made model, under which condition?
    Generic benchmarks don't convince me. Is the comparison done on our figures?`),
  "machine-learning:feature-2":
    lines(`if a new model is worse can we go back to the previous one | How quickly can we roll back to the earlier model?
    Does the data get cleaned before it reaches the model, and does it come punctually?
    can you rerun the training and get it again | model rollback, one click?
    Our feeds come in dirty and late. Do you sort that out before deployment?
    A fresh release of the model spoils our forecasts on a Friday. Now what?
    reproducible training and deployment included? | Who makes sure that tidy data turns up when the model needs it?
    I'm afraid of being stuck with a bad model after an update
    Is the pipeline from raw data to live model part of the work?
    does switching back to the last working model take long`),
  "machine-learning:feature-3":
    lines(`how often do you check that the model is still right | Who is told first when predictions get worse?
    Models rot over time. Do you keep measuring on real results? | weekly accuracy check on live data?
    What happens if accuracy drops under the agreed threshold?
    Surely nobody looks at the model again once it's live?
    Do you measure accuracy in production or only in the lab?
    Our demand shifted after the pandemic. Would anyone notice the model going wrong?
    is there an alert to a particular person if the forecasts slip | model drift: who watches for it?
    We've agreed on 90 percent. Who gets a call when it slides below that?
    monthly or weekly, how frequently is the hit rate looked at?`),
  "machine-learning:service-1": lines(`is the model's error given in dollars or only in percent
    Will our planners understand why an item got a particular score?
    Can you build demand forecasts from our own records?
    MAPE tells my boss nothing. Can we see the miss in pieces and money? | explainable scores or a black box?
    Do you build lead scoring and ticket triage as well as forecasts?
    our scheduler wants to check the reasoning behind every score herself
    Does the custom model come with reasons in plain words? | errors in units, please, not percentages
    What kinds of models do you make: forecasting, scoring, triage?
    I won't trust a risk score that can't say how it came about
    how much would a wrong forecast cost us in money, do you show that?`),
  "machine-learning:service-2":
    lines(`what do you do with broken rows in our data | Do you fill in missing values on the quiet?
    Will we be warned when the nightly data doesn't show up on time?
    Can the data of any day last year be reconstructed? | bad records: quarantined or imputed?
    I've seen pipelines patch holes in secret. Yours doesn't, I hope?
    Is there a catalogue of our data sources with owners and gaps? | what time does fresh data arrive each day
    We need to repeat a figure from last April exactly. Can the pipeline do that?
    point-in-time rebuilds of the data? | Half of our sensor rows are nonsense. Are those shown to us or dropped?
    do you note how delayed each source is and who is in charge of it`),
  "machine-learning:service-3": lines(`can our own team retrain the model with a single command
    Do you run the new model in parallel with our current method at first?
    Is the model tested on months it hasn't been trained on? | shadow run alongside the old method, for how long?
    holdout period: out-of-time months?
    I don't want to drop our old planning method overnight. Is there a side-by-side phase?
    How complicated is it for our people to repeat the training?
    when do you let go of the old way and trust the model alone
    How can I be sure the model hasn't just memorised our past?
    Would my data crew need you for each retraining run?
    Until when does the old spreadsheet keep going next to the model?
    test on unseen months, then a parallel trial?`),
  "machine-learning:service-4":
    lines(`who decides when the model gets retrained | Is the accuracy threshold settled with us before go-live?
    Does the alert say what probably caused the drop in accuracy?
    Does the model retrain itself without anyone agreeing? | retraining automatic or signed off by a human?
    I don't like models that relearn on their own at night | Is there a written rule for when to retrain?
    do we set the alarm level for accuracy before or after launch
    An alarm without a reason is useless. Do you add the probable cause? | drift alert with likely root cause?
    Can we agree on how bad is too bad before the model starts?
    Our regulator asks who authorises each retraining. What would we say?`),
  "machine-learning:reason-1": lines(`would you tell us if a moving average is just as good
    What if last year's numbers predict as well as your model?
    Would you honestly stop the project if ML adds nothing?
    Isn't machine learning overkill for our seasonal sales? | do you quit when a simple rule does the job
    same as last year plus nothing: would you admit that suffices?
    Models cost money to keep up. When is that justified?
    My planner simply uses last December's figure. Could that be enough?
    You earn on models, so surely you'd never talk us out of one? | seasonal naive ties with the model, then what?
    Is the upkeep of a model weighed against what it brings?
    if a rolling mean matches it do you still charge us for a model`),
  "machine-learning:reason-2": lines(`who owns the trained model | If we part ways, will the forecasts keep working?
    In whose cloud account do the code and the models live? | does our data leave our own accounts for training
    What if your company goes bust? Does our model die with it? | model weights and code: ours or yours?
    I fear you'd hold our trained models hostage | After the contract ends, do the predictions stop?
    do we keep the training code when you're gone | Our history is a trade secret. Does it stay on our side?
    Would anything shut down on the day you walk out? | Are the trained models hosted by you or in our own tenant?`),
  "machine-learning:reason-3":
    lines(`does a forecast come with a best and worst case | Do we get just one figure or a span as well?
    A single number is always wrong. Do you show how far off it might be?
    confidence interval with each prediction? | How uncertain is the forecast, and will we see that?
    point forecast or upper and lower bounds? | I need to plan stock for a bad month and a good month alike
    does the prediction state its margin of error
    Our buyers order for the pessimistic scenario. Does the forecast supply one?
    P10 and P90 alongside the central value? | Surely no model can predict 412 pieces exactly?
    low end and high end included with each prediction?`),
  "machine-learning:reason-4":
    lines(`does the forecast model place orders by itself | Who has the final word, the model or our buyer?
    Can we set a ceiling above which a human must agree to the model's order?
    The model wants to buy 10,000 units. Does it simply do so? | model suggests, human decides?
    I don't want an algorithm spending our money unasked | Is the ranking by the model binding or merely a proposal?
    big purchase proposed by the model, who confirms?
    Our purchaser is afraid of being replaced by a predictive model. Does she still decide?
    does a replenishment proposal over our threshold need a planner's okay
    Can the algorithm act alone on small quantities but not on large ones?
    will predictions turn into actions without a person above a certain amount`),
  "sample-forecast":
    lines(`how much did the forecast error drop in the example | at what error level does the forecast raise an alarm
    who gets told first when the demand prediction goes off | is the sales chart with cases a real customer
    What was the MAPE before and after in the demand example?
    how many cases does the curve predict at the end of the nine weeks
    How wide is the confidence band on the nine-week sales outlook? | from 11.9 percent error down to what?
    Weekly volume in the chart, where did it start and where did it end?
    I doubt these prediction figures, were they invented?
    Does a named planner get a warning when the model drifts? | how many weeks ahead does the sales line look`),
  "forecast-log":
    lines(`when is the forecast refreshed in the sample, five in the morning? | how many cases are predicted for week 35
    Does the forecasting agent place the order itself or wait for Noor? | at what error does the alarm go off, 9%?
    what is the range around the 288 cases | Why were 300 cases drafted when the forecast says 288?
    surely no purchase order goes out at 05:12 without a human okay? | Who is Noor Haddad in the planning example?
    Demand planning log with prediction interval and drift alarm, do you have an example?
    I'd be scared of the model over-ordering, who approves the replenishment draft in your log?
    what happened at 05:10 in the demand prediction`),
  "ml-history":
    lines(`how many years of data do you need for a prediction model? | is an excel export enough to start machine learning
    We only have sales data since 2023, is two years of it enough for a forecast?
    When will I know if the model is better than our rule of thumb?
    does the first week tell us if machine learning is worth it
    Do you need access to our database or will a file dump do for training?
    What if a simple average is just as good as your model, would you say so?
    by how much does the model beat the baseline, when do you tell us?
    Our planner uses last year plus five percent, can a model beat that?
    how far back must our records go before you can train anything
    Baseline comparison: do you benchmark against a naive rule, and how soon?
    I fear months of data science before any verdict, when do we hear something?`),
} as const;
