import { describe } from 'vitest'
import { sweep } from './sweep.ts'

describe('every page of South Africa', () => sweep((path) => path.startsWith('/en-za/'), 60))
