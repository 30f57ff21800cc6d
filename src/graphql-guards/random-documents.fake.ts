import fc from 'fast-check'
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'

/** A document and the variables sent along with it. */
export interface RandomDocument {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** How a document is made. Each of them is anything from never to nearly always. */
const shares = [
  'spread',
  'inline',
  'alias',
  'directive',
  'wrong',
  'repeat',
  'schema',
  'variable',
  'argument',
  'circle',
] as const
type Share = (typeof shares)[number]

export interface Recipe extends Record<Share, number> {
  readonly seed: number
  /** Pieces of the text, more or less. */
  readonly size: number
  readonly width: number
  readonly depth: number
  readonly fragments: number
  readonly operations: number
  /** Of values inside one another. */
  readonly valueDepth: number
}

const share = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 4, arbitrary: fc.double({ min: 0, max: 0.15, noNaN: true }) },
  { weight: 1, arbitrary: fc.double({ min: 0.15, max: 0.95, noNaN: true }) },
)
/** Small numbers as often as large ones. */
const between = (min: number, max: number) =>
  fc.double({ min: Math.log(min), max: Math.log(max), noNaN: true }).map((n) => Math.round(Math.exp(n)))

const recipe: fc.Arbitrary<Recipe> = fc.record({
  seed: fc.integer({ min: 1, max: 2 ** 31 }),
  size: between(10, 2_000),
  width: between(2, 200),
  depth: between(2, 40),
  fragments: fc.oneof(fc.constant(0), between(1, 60)),
  operations: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, between(1, 40)),
  valueDepth: between(1, 200),
  spread: share,
  inline: share,
  alias: share,
  directive: share,
  wrong: share,
  repeat: share,
  schema: share,
  variable: share,
  argument: share,
  circle: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, share),
})

/** Documents of any shape over a schema: many that fit it, many that nearly do. */
export const randomDocuments = (schema: GraphQLSchema): fc.Arbitrary<RandomDocument> =>
  recipe.map((made) => writeDocument(schema, made))

/** Mulberry32: the same text for the same seed, everywhere. */
const chances = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const writeDocument = (schema: GraphQLSchema, recipe: Recipe): RandomDocument => {
  const random = chances(recipe.seed)
  const happens = (what: Share) => random() < recipe[what]
  const below = (count: number) => Math.floor(random() * count)
  const oneOf = <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)]

  /** Their types; made where one is wanted. */
  const fragmentTypes: (GraphQLNamedType | undefined)[] = []
  const declared = new Map<string, string>()
  const variables: Record<string, unknown> = {}
  let left = 0

  const word = () => oneOf(['id', 'x', 'nmae', 'a'.repeat(1 + below(300)), 'name', '__typename', 'limit']) ?? 'x'
  const text = () =>
    oneOf(['""', '"a"', '"\\u0000"', `"${'x'.repeat(below(2_000))}"`, `"""${'  y\n'.repeat(below(200))}"""`]) ?? '""'
  const number = () => oneOf(['0', '1', '-1', '100', '1000', '99999999999', '1e300', '0.1']) ?? '0'

  const anyValue = (depth: number): string => {
    left -= 1
    const deeper = depth > 0 && left > 0
    const kind = below(deeper ? 7 : 5)
    if (kind === 5) return `[${Array.from({ length: 1 + below(4) }, () => anyValue(depth - 1)).join(' ')}]`
    if (kind === 6) return `{${Array.from({ length: 1 + below(3) }, () => `${word()}: ${anyValue(depth - 1)}`)}}`
    return [number(), text(), 'true', 'null', word()][kind] ?? 'null'
  }
  const variableFor = (type: GraphQLInputType): string => {
    const name = `v${below(40)}`
    if (!declared.has(name)) {
      const preset = happens('variable') && !isNonNullType(type) ? ` = ${literalOf(type, 2)}` : ''
      declared.set(name, `$${name}: ${type}${preset}`)
      variables[name] = oneOf([1, 'x', null, true, [1, 2], { AND: [{ OR: [] }] }, 'y'.repeat(500)])
    }
    return `$${name}`
  }
  const literalOf = (type: GraphQLInputType, depth: number): string => {
    left -= 1
    if (happens('wrong')) return anyValue(depth)
    if (happens('variable')) return variableFor(type)
    const nullable = getNullableType(type)
    if (isListType(nullable)) {
      const count = below(Math.min(left > 0 ? 6 : 1, depth + 1))
      return `[${Array.from({ length: count }, () => literalOf(nullable.ofType, depth - 1)).join(' ')}]`
    }
    if (isEnumType(nullable)) return oneOf(nullable.getValues())?.name ?? 'X'
    if (isInputObjectType(nullable)) {
      const fields = Object.values(nullable.getFields())
      const wanted = fields.filter(({ type: inner }) => isNonNullType(inner))
      const more = depth > 0 && left > 0 ? [oneOf(fields), oneOf(fields)] : []
      const chosen = [...new Set([...wanted, ...more])].filter((field) => field !== undefined)
      return `{${chosen.map((field) => `${field.name}: ${literalOf(field.type, depth - 1)}`).join(', ')}}`
    }
    const { name } = getNamedType(nullable)
    if (name === 'Int' || name === 'Float') return number()
    if (name === 'Boolean') return oneOf(['true', 'false']) ?? 'true'
    return name === 'DateTime' ? '"2026-11-16"' : text()
  }
  const argumentsOf = (field: GraphQLField<unknown, unknown> | undefined): string => {
    const given = (field?.args ?? []).filter(({ type }) => isNonNullType(type) || happens('argument'))
    const list = given.map(({ name, type }) => `${name}: ${literalOf(type, recipe.valueDepth)}`)
    if (happens('wrong')) list.push(`${word()}: ${anyValue(recipe.valueDepth)}`)
    return list.length === 0 ? '' : `(${list.join(', ')})`
  }
  const directives = (): string => {
    const list: string[] = []
    while (happens('directive') && list.length < 100) {
      list.push(oneOf(['@include(if: true)', '@skip(if: false)', '@x', '@defer', '@stream(initialCount: 1)']) ?? '')
    }
    return list.join(' ')
  }
  /** From a fragment only those behind it, unless circles are wanted: like this they end. */
  const spreadOf = (type: GraphQLNamedType | undefined, from: number): string => {
    const circle = happens('circle')
    const fitting = fragmentTypes.flatMap((other, index) =>
      (circle || index > from) && (other === type || happens('wrong')) ? [index] : [],
    )
    const isNew = fragmentTypes.length < recipe.fragments && (fitting.length === 0 || random() < 0.5)
    const index = isNew ? fragmentTypes.push(type) - 1 : oneOf(fitting)
    return index === undefined ? '' : `...F${index} ${directives()}`
  }
  const selectionOf = (type: GraphQLNamedType | undefined, depth: number, from: number): string => {
    const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []
    const parts: string[] = []
    const count = 1 + below(recipe.width)
    for (let index = 0; index < count && left > 0; index += 1) {
      left -= 1
      const again = happens('repeat') ? oneOf(parts) : undefined
      // A copy of something long is long, and copies of copies fill the memory.
      left -= (again?.length ?? 0) / 10
      if (again !== undefined) parts.push(again)
      else if (happens('spread')) parts.push(spreadOf(type, from))
      else if (happens('inline') && depth > 0) {
        const condition = random() < 0.5 && type ? `on ${type.name} ` : ''
        parts.push(`... ${condition}${directives()} ${selectionOf(type, depth - 1, from)}`)
      } else if (happens('schema')) parts.push(aboutSchema(depth))
      else parts.push(fieldText(fields, depth, from))
    }
    const listed = parts.filter((part) => part.trim() !== '').join(' ')
    return `{ ${listed === '' ? '__typename' : listed} }`
  }
  const fieldText = (fields: readonly GraphQLField<unknown, unknown>[], depth: number, from: number): string => {
    const leaves = fields.filter(({ type }) => isLeafType(getNamedType(type)))
    const field = happens('wrong') ? undefined : oneOf(depth > 1 && left > 0 ? fields : leaves)
    const alias = happens('alias') ? `a${below(2_000)}: ` : ''
    const inner = field && getNamedType(field.type)
    const nested = inner && !isLeafType(inner) ? selectionOf(inner, depth - 1, from) : ''
    return `${alias}${field?.name ?? (happens('wrong') ? word() : '__typename')}${argumentsOf(field)} ${directives()} ${nested}`
  }
  const aboutSchema = (depth: number): string => {
    const steps = ['fields', 'type', 'ofType', 'inputFields', 'args', 'interfaces', 'possibleTypes', 'types']
    const inner = Array.from({ length: below(depth + 1) }, () => oneOf(steps))
    return `__schema { types ${inner.map((step) => `{ ${step} `).join('')} { name } ${'}'.repeat(inner.length)} }`
  }

  const part = recipe.size / (recipe.operations + recipe.fragments)
  const written = (root: GraphQLNamedType | undefined, from: number): string => {
    left = part
    return selectionOf(root, recipe.depth, from)
  }
  const operations = Array.from({ length: recipe.operations }, (_, index) => {
    const kind = happens('wrong') ? oneOf(['mutation', 'subscription', 'query']) : 'query'
    const root = kind === 'mutation' ? schema.getMutationType() : schema.getQueryType()
    return { head: `${kind} O${index}`, body: written(root ?? undefined, -1) }
  })
  const fragments: string[] = []
  // Those written so far may ask for more.
  for (let index = 0; index < fragmentTypes.length; index += 1) {
    const type = fragmentTypes[index]
    fragments.push(`fragment F${index} on ${type?.name ?? 'Nothing'} ${directives()} ${written(type, index)}`)
  }
  const declarations = declared.size === 0 ? '' : `(${[...declared.values()].join(', ')})`
  const query = [...operations.map(({ head, body }) => `${head}${declarations} ${body}`), ...fragments].join('\n')
  return { query, variables }
}
