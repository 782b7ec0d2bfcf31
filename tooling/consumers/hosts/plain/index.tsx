import { mount } from "../shared/mount.tsx";
import "@thirtyfold/ui/styles.css";
import "./host.css";
import { Samples } from "../shared/samples.tsx";

mount(<Samples />);
