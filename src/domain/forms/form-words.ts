import { ofEditions } from '../edition/editions.ts'

/** What forms ask for in other words from country to country. */
export const formWords = ofEditions('formWords')
