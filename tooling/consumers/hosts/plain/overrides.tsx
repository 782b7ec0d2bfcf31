import { mount } from "../shared/mount.tsx";
import "@thirtyfold/ui/styles.css";
import { Overrides } from "../shared/overrides.tsx";

mount(<Overrides />);
