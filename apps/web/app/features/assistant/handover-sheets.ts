// One late part, so that both arrive in one file.
export { HandoverForm } from "./handover-form.tsx";
export { PersonChoice } from "./person-choice.tsx";
