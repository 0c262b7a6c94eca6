import ts from "typescript";

/** Reads a module by another one's import specifier; null if it is not part of the app. */
export type ReadModule = (specifier: string, from: string) => { file: string; source: string } | null;

interface Found {
  file: string;
  node: ts.Node;
}

const GUARD = /^(require[A-Z]\w*|guestOnly|anyone|toStartPage)$/;

/**
 * The loader and action of a route module that do not begin with a guard. If one is created by a function, imported or re-exported,
 * its source is checked: it must begin with a guard, or return a function that does.
 */
export function unguarded(file: string, read: ReadModule): string[] {
  const statements = parse(read(file, ""));
  if (statements.some(({ node }) => ts.isExportDeclaration(node) && !node.exportClause)) return ["*"];
  return ["loader", "action"].filter((name) => {
    const found = find(name, statements, read);
    return found !== undefined && !isGuarded(found, read);
  });
}

function parse(module: ReturnType<ReadModule>): Found[] {
  if (!module) return [];
  const { file, source } = module;
  const { statements } = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  return statements.map((node) => ({ file, node }));
}

/** The value of a top-level name of a module. A name that cannot be resolved is returned as it is. */
function find(name: string, statements: readonly Found[], read: ReadModule): Found | undefined {
  for (const { file, node } of statements) {
    if (ts.isFunctionDeclaration(node) && node.name?.text === name) return { file, node };
    if (ts.isVariableStatement(node)) {
      const declared = node.declarationList.declarations.find((one) => namesOf(one.name).includes(name));
      if (declared) return { file, node: declared.initializer ?? declared };
    }
    const specifier = named(node)?.find((one) => one.name.text === name);
    if (!specifier || !(ts.isImportDeclaration(node) || ts.isExportDeclaration(node))) continue;
    const original = (specifier.propertyName ?? specifier.name).text;
    const from = node.moduleSpecifier;
    if (!from && original === name) continue;
    const elsewhere = from && ts.isStringLiteral(from) ? parse(read(from.text, file)) : statements;
    return find(original, elsewhere, read) ?? { file, node };
  }
  return undefined;
}

function named(node: ts.Node): readonly (ts.ImportSpecifier | ts.ExportSpecifier)[] | undefined {
  const clause = ts.isImportDeclaration(node)
    ? node.importClause?.namedBindings
    : ts.isExportDeclaration(node)
      ? node.exportClause
      : undefined;
  return clause && (ts.isNamedImports(clause) || ts.isNamedExports(clause)) ? [...clause.elements] : undefined;
}

const namesOf = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesOf(element.name) : []));

function isGuarded(found: Found, read: ReadModule): boolean {
  const { file, node } = found;
  const follow = (name: string) => find(name, parse(read(file, "")), read);
  if (ts.isIdentifier(node)) {
    const meant = follow(node.text);
    return meant !== undefined && isGuarded(meant, read);
  }
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
    const maker = follow(node.expression.text);
    const made = maker && isFunction(maker.node) ? resultOf(maker.node) : undefined;
    return maker !== undefined && made !== undefined && isGuarded({ file: maker.file, node: made }, read);
  }
  return isFunction(node) && beginsWithGuard(node);
}

const isFunction = (node: ts.Node) =>
  ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node);

type AnyFunction = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression;

/** The returned expression of a function that does nothing else. */
function resultOf({ body }: AnyFunction): ts.Node | undefined {
  if (!body || !ts.isBlock(body)) return body;
  const [only, ...others] = body.statements;
  return only && ts.isReturnStatement(only) && others.length === 0 ? only.expression : undefined;
}

function beginsWithGuard({ body }: AnyFunction): boolean {
  let first: ts.Node | undefined = body && ts.isBlock(body) ? body.statements[0] : body;
  if (!first) return false;
  if (ts.isVariableStatement(first)) first = first.declarationList.declarations[0]?.initializer;
  else if (ts.isReturnStatement(first) || ts.isExpressionStatement(first)) first = first.expression;
  if (first && ts.isAwaitExpression(first)) first = first.expression;
  return (
    first !== undefined &&
    ts.isCallExpression(first) &&
    ts.isIdentifier(first.expression) &&
    GUARD.test(first.expression.text)
  );
}
