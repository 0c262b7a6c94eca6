import { createContext } from "react";

/** The nonce of the document's content security policy; only the server has it. */
export const NonceContext = createContext<string | undefined>(undefined);
