import { createFunctionHost } from '../../src/functions/function-host.ts'
import { graphql } from '../../src/functions/graphql.ts'

/** The site-data function: /.netlify/functions/graphql. */
export default createFunctionHost(process.env).run(graphql)
