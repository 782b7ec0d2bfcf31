import "@thirtyfold/ui/styles.css";
import { mount } from "../shared/mount.tsx";
import { Overlays } from "../shared/overlays.tsx";

mount(<Overlays />);
