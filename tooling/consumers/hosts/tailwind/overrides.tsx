import { mount } from "../shared/mount.tsx";
import "./index.css";
import { Overrides } from "../shared/overrides.tsx";
import { Utilities } from "./utilities.tsx";

mount(
  <>
    <Overrides />
    <Utilities />
  </>,
);
