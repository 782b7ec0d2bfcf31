import "./own.css";
import { mount } from "../shared/mount.tsx";
import { Samples } from "../shared/samples.tsx";
import { HostPage } from "./host-page.tsx";

mount(
  <>
    <HostPage />
    <Samples />
  </>,
);
