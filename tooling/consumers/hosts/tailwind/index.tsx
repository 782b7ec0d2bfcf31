import { mount } from "../shared/mount.tsx";
import "./index.css";
import { Samples } from "../shared/samples.tsx";

mount(<Samples />);
