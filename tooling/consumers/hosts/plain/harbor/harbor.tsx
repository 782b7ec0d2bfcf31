import "@thirtyfold/ui/styles.css";
import { mount } from "../../shared/mount.tsx";
import { HarborOffice } from "./harbor-office.tsx";

mount(<HarborOffice />);
