/** Which room may use which: imports point one way. `server` may use everything, so it needs no line. */
const rooms = {
  domain: [],
  'graphql-guards': [],
  runtime: [],
  site: ['domain', 'runtime'],
  staff: ['domain', 'site'],
  'content-service': ['domain', 'graphql-guards'],
  config: ['domain'],
  api: ['domain', 'config', 'graphql-guards'],
  'sandbox-bank': ['domain', 'config'],
  identity: ['domain', 'config', 'api'],
  functions: ['domain', 'config', 'api', 'identity'],
  build: ['domain', 'config', 'runtime', 'site', 'content-service'],
}

/** Tests, and what only they stand on: stand-ins, fixtures, databases of their own. */
const testFile = '\\.(test|fake)\\.tsx?$'

/** What a room may import of another that it may not import as a whole. */
const doors = {
  // What a function may be asked is what the site and the desk ask, and it asks the content service by the site's client.
  functions: 'src/(site/(operations|data/content-client)|staff/operations)\\.ts$',
}

/**
 * Their tests may import more. The bank is another party, whose tests run on the engines that ours run on; those of functions send
 * what the pages send.
 */
const freeTests = ['sandbox-bank', 'functions']

const arrows = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room}-imports`,
  comment: `src/${room} may import ${allowed.length === 0 ? 'nothing of ours' : allowed.join(', ')}`,
  severity: 'error',
  from: { path: `^src/${room}/`, ...(freeTests.includes(room) && { pathNot: testFile }) },
  to: {
    path: '^(src|e2e|bench|scripts)/',
    pathNot: [`^src/(${[room, ...allowed].join('|')})/`, ...(doors[room] ? [`^${doors[room]}`] : [])],
  },
}))

export default {
  forbidden: [
    ...arrows,
    {
      name: 'hosts-imports',
      comment: 'a function of a host is a few lines over src/functions',
      severity: 'error',
      from: { path: '^netlify/' },
      to: { path: '^(src|e2e|bench|scripts)/', pathNot: '^src/functions/' },
    },
    {
      name: 'browser-code-without-node',
      comment: 'what browsers run must not need Node',
      severity: 'error',
      from: { path: '^src/(domain|runtime|site|staff)/', pathNot: testFile },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'operations-where-checked',
      comment: 'operations are held against the schema where src/site/tsconfig.operations.json reads them',
      severity: 'error',
      from: { pathNot: '^src/(site/(?!worker/)|staff/).+\\.ts$' },
      to: { path: '^src/site/data/operation\\.ts$' },
    },
    {
      name: 'tests-are-leaves',
      comment: 'nothing that ships imports a test, or what only tests stand on',
      severity: 'error',
      from: { path: '^(src|netlify)/', pathNot: testFile },
      to: { path: testFile },
    },
    {
      name: 'no-circles',
      comment: 'not of types either: what two files need stands in a third',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.svg', '.json'] },
  },
}
