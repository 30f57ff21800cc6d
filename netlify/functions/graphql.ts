import { createSiteDataFunction } from '../../src/server/site-data-function.ts'

const { answer } = createSiteDataFunction(process.env)

/** The site-data function on Netlify, where browsers look for it: /.netlify/functions/graphql. */
export default (request: Request, context: { ip: string }): Promise<Response> => answer(request, context.ip)
