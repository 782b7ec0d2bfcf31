// One late part, so that both come in one file.
export { HandoverForm } from "./handover-form.tsx";
export { PersonChoice } from "./person-choice.tsx";
