import { askStock } from './ask-stock.ts'
import { askStockFile } from './ask-stock-file.ts'
import { changeStock } from './change-stock.ts'
import { importStock } from './import-stock.ts'
import { placeStock } from './place-stock.ts'
import { planImport } from './plan-import.ts'

export const stockOperations = [askStock, askStockFile, changeStock, placeStock, planImport, importStock]
