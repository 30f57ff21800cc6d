import { describe } from 'vitest'
import { sweep } from './sweep.ts'

describe('every page of Australia and of no edition', () => sweep((path) => !/^\/en-(nz|za)\//.test(path), 90))
