import { describe } from 'vitest'
import { sweep } from './sweep.ts'

describe('every page of New Zealand', () => sweep((path) => path.startsWith('/en-nz/'), 60))
