/** What a killer needs to know of the schema it is made for. */
export interface World {
  /** Of the fields below. */
  readonly type: string
  /** From the root to that type. */
  readonly root: (inner: string) => string
  /** From that type to itself, or as near as the schema comes to it. */
  readonly step: (inner: string, name?: string) => string
  readonly leaf: string
  /** A field at the root with an argument of any kind. */
  readonly asking: (value: string) => string
}

const list = (count: number, word: (index: number) => string, between = ' ') =>
  Array.from({ length: count }, (_, index) => word(index)).join(between)

const nest = (times: number, wrap: (inner: string) => string, inner: string): string => {
  let text = inner
  for (let each = 0; each < times; each += 1) text = wrap(text)
  return text
}

/** Fragments of which each uses the next twice; written in any way, they are `2 ** levels` selections. */
const doubling = (world: World, levels: number, twice: (next: string, level: number) => string) =>
  `{ ${world.root('...f0')} } ${list(levels, (i) => `fragment f${i} on ${world.type} { ${twice(`...f${i + 1}`, i)} }`)} fragment f${levels} on ${world.type} { ${world.leaf} }`

/** Documents made by hand to take forever, by the way in which they would. */
export const killerDocuments = (world: World): Readonly<Record<string, string>> => {
  const { root, step, leaf, type, asking } = world
  return {
    'fragments that double': doubling(world, 60, (next) => `${next} ${next}`),
    'few fragments that double': doubling(world, 20, (next) => `${next} ${next}`),
    'fragments that double in inline fragments': doubling(world, 29, (next) => `... { ${next} } ... { ${next} }`),
    'fragments that double one level down': doubling(world, 12, (next) => `${step(next)} ${step(next)}`),
    'fragments that double under two names': doubling(world, 7, (n, i) => `${step(n, `a${i}`)} ${step(n, `b${i}`)}`),
    'fragments that triple': doubling(world, 29, (next) => `${next} ... { ${next} ... { ${next} } }`),
    'fragments that use all others': `{ ${root('...f0')} } ${list(30, (i) => `fragment f${i} on ${type} { ${leaf} ${list(29 - i, (j) => `...f${i + j + 1}`)} }`)}`,
    'a circle of two, doubling': `{ ${root('...a')} } fragment a on ${type} { ...b ...b } fragment b on ${type} { ...a ...a }`,
    'a long circle': `{ ${root('...f0')} } ${list(60, (i) => `fragment f${i} on ${type} { ${step(`...f${(i + 1) % 60}`)} }`)}`,
    'two fragments of one name': `{ ${root('...a')} } fragment a on ${type} { ...a } fragment a on ${type} { ${leaf} }`,
    'the same field, other arguments': `{ ${list(300, (i) => asking(`"${i}"`))} }`,
    'the same fields below each other': `{ ${root(nest(6, (inner) => `${step(inner)} ${step(inner)}`, leaf))} }`,
    'the same fields in inline fragments': `{ ${root(list(300, () => `... { ${step(leaf)} }`))} }`,
    'the same field fifty times': `{ ${root(list(50, () => step(`${leaf} __typename`)))} }`,
    'many aliases': `{ ${list(10_000, (i) => `a${i}: __typename`)} }`,
    'aliases in fragments': `{ ...f } fragment f on Query { ${list(400, (i) => `a${i}: __typename`)} }`,
    'deep fields': `{ ${root(nest(1_000, step, leaf))} }`,
    'deep inline fragments': `{ ${nest(300, (inner) => `... { ${inner} }`, '__typename')} }`,
    'deep lists as an argument': `{ ${asking('['.repeat(4_000) + ']'.repeat(4_000))} }`,
    'fairly deep lists as an argument': `{ ${asking('['.repeat(450) + ']'.repeat(450))} }`,
    'deep objects as an argument': `{ ${asking(nest(230, (inner) => `{ a: ${inner} }`, '1'))} }`,
    'deep filters': `{ ${asking(nest(110, (inner) => `{ AND: [${inner}] }`, '{}'))} }`,
    'a long list as an argument': `{ ${asking(`[${'1 '.repeat(950)}]`)} }`,
    'a long list of wrong things': `{ ${asking(`[${'{} '.repeat(450)}]`)} }`,
    'many unknown arguments': `{ __typename(${list(300, (i) => `x${i}: 1`)}) }`,
    'one argument many times': `{ __typename(${'x: 1 '.repeat(300)}) }`,
    'many directives on one field': `{ __typename ${'@include(if: true) '.repeat(1_000)} }`,
    'some directives on one field': `{ __typename ${'@include(if: true) '.repeat(50)} }`,
    'unknown directives': `{ __typename ${list(50, (i) => `@d${i}`)} }`,
    'a long name': `{ ${'n'.repeat(16_000)} }`,
    'many long names': `{ ${list(80, (i) => `${'n'.repeat(190)}${i}`)} }`,
    'many unknown fields': `{ ${list(900, (i) => `produkt${i}`)} }`,
    'a field of each name below unknown ones': `{ ${list(240, (i) => `x${i} { y }`)} }`,
    'many sets over one long fragment': `{ ${list(90, (i) => `x${i} { ...f }`)} } fragment f on ${type} { ${list(450, (i) => `y${i}`)} }`,
    'a block string': `{ ${asking(`"""${'\n  \t'.repeat(4_000)}"""`)} }`,
    'a string of escapes': `{ ${asking(`"${'\\u0041'.repeat(2_600)}"`)} }`,
    'a string never closed': `{ ${asking(`"""${'\\"""'.repeat(4_000)}`)}`,
    'variables with deep defaults': `query (${list(30, (i) => `$v${i}: Int = ${'['.repeat(12)}1${']'.repeat(12)}`)}) { __typename }`,
    'many variables': `query (${list(240, (i) => `$v${i}: Int`)}) { __typename }`,
    'variables used everywhere': `query (${list(30, (i) => `$v${i}: Boolean!`)}) { ${list(50, (i) => `... @skip(if: $v${i % 30}) { __typename }`)} }`,
    'variables of deep lists': `query ($a: ${'['.repeat(480)}Int${']'.repeat(480)}) { __typename }`,
    'many operations': list(240, (i) => `query q${i} { __typename }`),
    'many operations over fragments': `${list(90, (i) => `query q${i} { ...f0 }`)} ${list(30, (i) => `fragment f${i} on Query { __typename ...f${i + 1} }`)} fragment f30 on Query { __typename }`,
    'many operations of one name': list(240, () => 'query q { __typename }'),
    'many operations with variables': `${list(28, (i) => `query q${i}($a: Boolean!) { ...f0 }`)} ${list(28, (i) => `fragment f${i} on Query { __typename @skip(if: $a) ...f${i + 1} }`)} fragment f28 on Query { __typename }`,
    'the schema in itself': `{ __schema { types { ${nest(12, (inner) => `fields { type { ${inner} } }`, 'name')} } } }`,
    'the schema, type in type': `{ __schema { types { ${nest(200, (inner) => `ofType { ${inner} }`, 'name')} } } }`,
    'the schema many times': `{ ${list(15, (i) => `s${i}: __schema { types { fields { name } } }`)} }`,
    'nothing but comments': `${'#\n'.repeat(8_000)}`,
    'nothing but commas': `{ __typename ${','.repeat(16_000)} }`,
    'unused fragments': `{ __typename } ${list(30, (i) => `fragment f${i} on ${type} { ${leaf} }`)}`,
    'many unused fragments': `{ __typename } ${list(160, (i) => `fragment f${i} on ${type} { ${leaf} }`)}`,
    'fragments on unknown types': `{ ${list(30, (i) => `...f${i}`)} } ${list(30, (i) => `fragment f${i} on Produkt${i} { ${leaf} }`)}`,
    'spreads of unknown fragments': `{ ${list(300, (i) => `...f${i}`)} }`,
    'an enormous text': `{ ${'__typename '.repeat(50_000)} }`,
  }
}
