import { createTheme } from "@mantine/core";
import { fieldComponents } from "./field-theme";

/**
 * Mantine runs headless: it ties label, hint, message and control together, and the class names of styles/ give the look. The colours,
 * sizes and type of the theme are the variables of styles/tokens.css.
 */
export const theme = createTheme({ components: fieldComponents });
