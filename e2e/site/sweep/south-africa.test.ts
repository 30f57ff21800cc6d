import { describe } from 'vitest'
import { sweep } from './sweep.ts'

describe('every page of South Africa', () =>
  sweep({ of: (path) => path.startsWith('/en-za/'), atLeast: 60, by: 'walking' }))
