import { ESLint, type Linter } from "eslint";
import ts from "typescript";

/**
 * TypeScript and ESLint on one program: ESLint's rules use the types that have just been checked. Each on its own is
 * `npm run typecheck` and `npm run lint`.
 */
const { config } = ts.readConfigFile("tsconfig.json", (path) => ts.sys.readFile(path)) as { config: unknown };
const { options, fileNames, errors } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
const program = ts.createProgram(fileNames, options);
const typeErrors = [...errors, ...ts.getPreEmitDiagnostics(program)];
process.stdout.write(
  ts.formatDiagnosticsWithColorAndContext(typeErrors, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => process.cwd(),
    getNewLine: () => "\n",
  }),
);

const onSameProgram: Linter.Config = {
  files: ["**/*.{ts,tsx}"],
  languageOptions: { parserOptions: { projectService: false, programs: [program] } },
};
const eslint = new ESLint({ overrideConfig: onSameProgram });
const results = await eslint.lintFiles(["."]);
process.stdout.write(await (await eslint.loadFormatter("stylish")).format(results));

const isClean = typeErrors.length === 0 && results.every(({ messages }) => messages.length === 0);
process.exitCode = isClean ? 0 : 1;
