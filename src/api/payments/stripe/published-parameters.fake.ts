import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import ts from 'typescript'

type Declaration = { scope: string; node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration }
type Declarations = ReadonlyMap<string, Declaration>

const folder = dirname(createRequire(import.meta.url).resolve('stripe'))

const read = (name: string): ts.SourceFile => {
  const path = join(folder, name)
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
}

const declarationsIn = (statements: readonly ts.Statement[], scope = ''): [string, Declaration][] =>
  statements.flatMap((node): [string, Declaration][] => {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      return [[scope + node.name.text, { scope, node }]]
    }
    const isNamespace = ts.isModuleDeclaration(node) && node.body && ts.isModuleBlock(node.body)
    return isNamespace ? declarationsIn(node.body.statements, `${scope}${node.name.text}.`) : []
  })

/** Looks for a name where it stands, then around it. */
const resolve = (declarations: Declarations, name: string, scope: string): Declaration | undefined => {
  const found = declarations.get(scope + name)
  if (found || scope === '') return found
  return resolve(declarations, name, scope.replace(/[^.]+\.$/, ''))
}

const nameOf = (name: ts.EntityName): string =>
  ts.isIdentifier(name) ? name.text : `${nameOf(name.left)}.${name.right.text}`

const allows = (declarations: Declarations) => {
  const inType = (type: ts.TypeNode | undefined, scope: string, path: readonly string[]): boolean => {
    if (!type) return false
    if (ts.isUnionTypeNode(type)) return type.types.some((part) => inType(part, scope, path))
    if (!ts.isTypeReferenceNode(type)) return path.length === 0
    const name = nameOf(type.typeName)
    const [argument] = type.typeArguments ?? []
    if (name === 'Emptyable') return path.length === 0 || inType(argument, scope, path)
    if (name === 'Array') return /^\d*$/.test(path[0] ?? 'none') && inType(argument, scope, path.slice(1))
    return inDeclaration(resolve(declarations, name, scope), path)
  }
  const inDeclaration = (declared: Declaration | undefined, path: readonly string[]): boolean => {
    if (!declared) return false
    const { node, scope } = declared
    if (ts.isTypeAliasDeclaration(node)) return inType(node.type, scope, path)
    const [name, ...rest] = path
    if (name === undefined) return false
    const isMember = node.members.some((member) => {
      if (ts.isIndexSignatureDeclaration(member)) return inType(member.type, scope, rest)
      return ts.isPropertySignature(member) && member.name.getText() === name && inType(member.type, scope, rest)
    })
    const parents = node.heritageClauses?.flatMap(({ types }) => types) ?? []
    return (
      isMember || parents.some(({ expression }) => inDeclaration(resolve(declarations, expression.getText(), ''), path))
    )
  }
  return inDeclaration
}

/**
 * Whether Stripe has a parameter of this name (`metadata[order]`, `expand[0]`), by the types of the SDK, which are generated
 * from Stripe's own description of its API.
 */
export const publishedParameters = (): ((params: string, parameter: string) => boolean) => {
  const resources = ['PaymentIntents', 'Refunds', 'Customers', 'PaymentMethods'].map((name) => `resources/${name}.d.ts`)
  const files = ['shared.d.ts', ...resources].map(read)
  const declarations = new Map(files.flatMap(({ statements }) => declarationsIn([...statements])))
  const isAllowed = allows(declarations)
  return (params, parameter) => {
    const path = parameter.replaceAll(']', '').split('[')
    return isAllowed(declarations.get(params), path)
  }
}
