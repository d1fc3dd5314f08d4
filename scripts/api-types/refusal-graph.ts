import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** Refusals by operation (`Controller_method`), each as `status CODE`. */
export type RefusalsByOperation = Record<string, string[]>;

interface Catalogue {
  service: string;
  codes: Map<string, string>;
}

interface Handler {
  service: string;
  operation: string;
  route: RegExp;
  node: ts.MethodDeclaration;
  controller: ts.ClassDeclaration;
}

const verbs = new Set(['Get', 'Post', 'Put', 'Delete']);
const guardMethods = ['canActivate', 'intercept', 'transform'];
/** Of every request: `refusals.ts` of libs/platform knows these from the route's declaration. */
const isForeign = (file: string) => file.includes('/node_modules/');

/** What every operation of the platform may refuse: the errors that code reachable from its handler raises. */
export function findRefusals(root: string): Map<string, RefusalsByOperation> {
  const graph = new RefusalGraph(root);
  const result = new Map<string, RefusalsByOperation>();
  for (const { service, operation, node, controller } of graph.handlers) {
    const found = [...graph.refusalsOf(node), ...graph.refusalsOfDecorators(controller)];
    const list = [...new Set(found)].toSorted();
    for (const owner of ownersOf(root, service))
      result.set(owner, { ...result.get(owner), [operation]: list });
  }
  return result;
}

/** A controller of a lib belongs to each service whose root module imports the lib, those of libs/platform to all. */
function ownersOf(root: string, name: string): string[] {
  const services = join(root, 'services');
  if (name === 'platform' || existsSync(join(services, name))) return [name];
  const moduleOf = (service: string) => join(services, service, 'src', 'app.module.ts');
  return readdirSync(services)
    .filter((service) => existsSync(moduleOf(service)))
    .filter((service) => readFileSync(moduleOf(service), 'utf8').includes(`'#libs/${name}'`));
}

class RefusalGraph {
  readonly handlers: Handler[] = [];
  private readonly checker: ts.TypeChecker;
  private readonly catalogues = new Map<ts.Symbol, Catalogue>();
  private readonly implementations = new Map<ts.Symbol, ts.ClassDeclaration[]>();
  private readonly direct = new Map<ts.Node, { refusals: Set<string>; calls: Set<ts.Node> }>();

  constructor(root: string) {
    const file = join(root, 'tsconfig.json');
    const { options, fileNames } = ts.parseJsonConfigFileContent(
      ts.readConfigFile(file, (path) => ts.sys.readFile(path)).config,
      ts.sys,
      dirname(file),
    );
    const sources = fileNames.filter((name) => /\/(services|libs)\/[^/]+\/src\//.test(name));
    const program = ts.createProgram(sources, { ...options, noEmit: true });
    this.checker = program.getTypeChecker();
    const files = program.getSourceFiles().filter(({ fileName }) => !isForeign(fileName));
    for (const source of files) this.index(source, source, relative(root, source.fileName).split('/')[1]!);
  }

  refusalsOfDecorators(node: ts.ClassDeclaration | ts.MethodDeclaration): string[] {
    return (ts.getDecorators(node) ?? []).flatMap((decorator) => this.refusalsOf(decorator));
  }

  refusalsOf(start: ts.Node): string[] {
    const seen = new Set<ts.Node>([start]);
    const refusals = new Set<string>();
    for (const node of seen) {
      const found = this.read(node);
      for (const refusal of found.refusals) refusals.add(refusal);
      for (const call of found.calls) seen.add(call);
    }
    return [...refusals];
  }

  private index(node: ts.Node, source: ts.SourceFile, service: string): void {
    if (ts.isVariableDeclaration(node)) this.indexCatalogue(node, service);
    if (ts.isClassDeclaration(node)) this.indexClass(node, service);
    ts.forEachChild(node, (child) => this.index(child, source, service));
  }

  private indexCatalogue(node: ts.VariableDeclaration, service: string): void {
    const { initializer } = node;
    if (!initializer || !ts.isCallExpression(initializer)) return;
    if (initializer.expression.getText() !== 'defineErrors') return;
    const [given] = initializer.arguments;
    const symbol = this.checker.getSymbolAtLocation(node.name);
    if (!symbol || !given) return;
    const codes = new Map<string, string>();
    for (const property of this.checker.getTypeAtLocation(given).getProperties()) {
      const text = property.valueDeclaration?.getText() ?? '';
      const status = /status: (\d{3})/.exec(text)?.[1];
      if (status === undefined) throw new Error(`no status of ${property.name}`);
      codes.set(property.name, `${status} ${property.name}`);
    }
    this.catalogues.set(symbol, { service, codes });
  }

  private indexClass(node: ts.ClassDeclaration, service: string): void {
    for (const clause of node.heritageClauses ?? []) {
      for (const { expression } of clause.types) {
        const base = this.symbolOf(expression);
        if (base) this.implementations.set(base, [...(this.implementations.get(base) ?? []), node]);
      }
    }
    const prefix = (ts.getDecorators(node) ?? []).map(callOf).find(({ name }) => name === 'Controller');
    if (!prefix) return;
    for (const member of node.members.filter(ts.isMethodDeclaration)) {
      const verb = (ts.getDecorators(member) ?? []).map(callOf).find(({ name }) => verbs.has(name));
      if (!verb) continue;
      const path = `/${[prefix.text, verb.text].filter(Boolean).join('/')}`;
      const route = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
      const operation = `${node.name!.text}_${member.name.getText()}`;
      this.handlers.push({ service, operation, route, node: member, controller: node });
    }
  }

  private read(node: ts.Node): { refusals: Set<string>; calls: Set<ts.Node> } {
    const known = this.direct.get(node);
    if (known) return known;
    const found = { refusals: new Set<string>(), calls: new Set<ts.Node>() };
    this.direct.set(node, found);
    const visit = (inner: ts.Node): void => {
      if (ts.isTypeNode(inner)) return;
      if (ts.isStringLiteralLike(inner) || ts.isTemplateExpression(inner)) this.readPath(inner, found.calls);
      if (ts.isIdentifier(inner)) this.readName(inner, found);
      if (ts.isNewExpression(inner)) for (const body of this.constructorsOf(inner)) found.calls.add(body);
      ts.forEachChild(inner, visit);
    };
    if (ts.isClassDeclaration(node)) {
      const methods = node.members.filter((member) => guardMethods.includes(member.name?.getText() ?? ''));
      for (const member of methods) found.calls.add(member);
    } else visit(node);
    return found;
  }

  /** A call of another service: what it refuses comes through. */
  private readPath(node: ts.Node, calls: Set<ts.Node>): void {
    const text = node.getText().slice(1, -1);
    if (!text.startsWith('/internal/')) return;
    const path = text.replaceAll(/\$\{[^}]*\}/g, 'x').split('?')[0]!;
    for (const { route, node: handler } of this.handlers) if (route.test(path)) calls.add(handler);
  }

  private readName(node: ts.Identifier, found: { refusals: Set<string>; calls: Set<ts.Node> }): void {
    const symbol = this.symbolOf(node);
    if (!symbol) return;
    const catalogue = this.catalogues.get(symbol);
    if (catalogue) {
      const { parent } = node;
      const code = ts.isPropertyAccessExpression(parent) ? parent.name.text : undefined;
      const raised = code === undefined ? [...catalogue.codes.values()] : [catalogue.codes.get(code)!];
      for (const refusal of raised) found.refusals.add(refusal);
      return;
    }
    for (const declaration of symbol.declarations ?? []) this.follow(declaration, symbol, node, found.calls);
  }

  private follow(declaration: ts.Node, symbol: ts.Symbol, name: ts.Identifier, calls: Set<ts.Node>): void {
    if (isForeign(declaration.getSourceFile().fileName)) return;
    if (ts.isClassDeclaration(declaration)) {
      if (isInDecorator(name)) calls.add(declaration);
      return;
    }
    if (ts.isFunctionDeclaration(declaration) || ts.isAccessor(declaration)) calls.add(declaration);
    if (
      (ts.isVariableDeclaration(declaration) || ts.isPropertyDeclaration(declaration)) &&
      declaration.initializer
    )
      calls.add(declaration.initializer);
    if (
      ts.isMethodDeclaration(declaration) ||
      ts.isMethodSignature(declaration) ||
      ts.isPropertySignature(declaration)
    ) {
      if (ts.isMethodDeclaration(declaration)) calls.add(declaration);
      for (const body of this.overridesOf(declaration, symbol.name)) calls.add(body);
    }
  }

  private overridesOf(declaration: ts.Node, name: string): ts.Node[] {
    const owner = declaration.parent;
    if (!ts.isClassDeclaration(owner) && !ts.isInterfaceDeclaration(owner)) return [];
    const type = this.checker.getSymbolAtLocation(owner.name!);
    const classes = (type && this.implementations.get(type)) ?? [];
    return classes.flatMap((one) => one.members.filter((member) => member.name?.getText() === name));
  }

  private constructorsOf(node: ts.NewExpression): ts.Node[] {
    const declarations = this.symbolOf(node.expression)?.declarations ?? [];
    return declarations
      .filter(ts.isClassDeclaration)
      .filter((one) => !isForeign(one.getSourceFile().fileName))
      .flatMap((one) => one.members.filter(ts.isConstructorDeclaration));
  }

  private symbolOf(node: ts.Node): ts.Symbol | undefined {
    const symbol = this.checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }
}

function callOf({ expression }: ts.Decorator): { name: string; text: string } {
  if (!ts.isCallExpression(expression)) return { name: expression.getText(), text: '' };
  const [first] = expression.arguments;
  const text = first && ts.isStringLiteralLike(first) ? first.text : '';
  return { name: expression.expression.getText(), text };
}

function isInDecorator(node: ts.Node): boolean {
  for (let at: ts.Node = node; at.parent; at = at.parent) if (ts.isDecorator(at)) return true;
  return false;
}
