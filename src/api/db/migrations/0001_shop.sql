CREATE SEQUENCE "public"."order_running" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
CREATE TABLE "invoices" (
	"order" uuid NOT NULL,
	"about" text NOT NULL,
	"number" text NOT NULL,
	"pdf" "bytea" NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_order_about_pk" PRIMARY KEY("order","about")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"who" text NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order" uuid NOT NULL,
	"position" integer NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"picture" text NOT NULL,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"off" integer NOT NULL,
	"is_bonus" boolean NOT NULL,
	"refunded_units" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_lines_order_position_pk" PRIMARY KEY("order","position"),
	CONSTRAINT "order_lines_amounts" CHECK ("order_lines"."quantity" between 1 and 20 and "order_lines"."price" >= 0 and "order_lines"."off" between 0 and "order_lines"."price" * "order_lines"."quantity" and "order_lines"."refunded_units" between 0 and "order_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"edition" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"checkout" text NOT NULL,
	"access" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"delivery" jsonb NOT NULL,
	"billing" jsonb,
	"notes" text DEFAULT '' NOT NULL,
	"goods" integer NOT NULL,
	"off" integer NOT NULL,
	"delivery_cost" integer NOT NULL,
	"total" integer NOT NULL,
	"gst" integer NOT NULL,
	"code" text,
	"intent" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempted_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"declined" text,
	"card" jsonb,
	"held_until" timestamp with time zone NOT NULL,
	"promise" jsonb,
	"tracking" jsonb,
	"refunded" integer DEFAULT 0 NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_number" UNIQUE("number"),
	CONSTRAINT "orders_checkout" UNIQUE("checkout"),
	CONSTRAINT "orders_intent" UNIQUE("intent"),
	CONSTRAINT "orders_state" CHECK ("state" in ('pending', 'verifying', 'paid', 'packed', 'shipped', 'delivered', 'ready', 'collected', 'expired', 'failed', 'cancelled', 'refunded')),
	CONSTRAINT "orders_amounts" CHECK ("orders"."total" >= 0 and "orders"."total" = "orders"."goods" + "orders"."delivery_cost" - "orders"."off" and "orders"."refunded" between 0 and "orders"."total")
);
--> statement-breakpoint
CREATE TABLE "code_uses" (
	"code" text NOT NULL,
	"customer" text NOT NULL,
	"order" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "code_uses_code_customer_order_pk" PRIMARY KEY("code","customer","order"),
	CONSTRAINT "code_uses_order" UNIQUE("order")
);
--> statement-breakpoint
CREATE TABLE "promotion_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"benefit" jsonb NOT NULL,
	"minimum" integer DEFAULT 0 NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"once_per_customer" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order" uuid NOT NULL,
	"key" text NOT NULL,
	"intent" text NOT NULL,
	"amount" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"restock" boolean NOT NULL,
	"reason" text NOT NULL,
	"who" text NOT NULL,
	"state" text DEFAULT 'owed' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "refunds_key" UNIQUE("key"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"number" text PRIMARY KEY NOT NULL,
	"order" uuid NOT NULL,
	"key" text NOT NULL,
	"lines" jsonb NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "returns_once" UNIQUE("order","key")
);
--> statement-breakpoint
CREATE TABLE "stock_watchers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sku" text NOT NULL,
	"edition" text NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_watchers_once" UNIQUE("sku","email")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"sku" text PRIMARY KEY NOT NULL,
	"on_hand" integer NOT NULL,
	"back_on" date,
	CONSTRAINT "stock_on_hand" CHECK ("stock"."on_hand" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_holds" (
	"order" uuid NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_holds_order_sku_pk" PRIMARY KEY("order","sku"),
	CONSTRAINT "stock_holds_quantity" CHECK ("stock_holds"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_ledger" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"change" integer NOT NULL,
	"reason" text NOT NULL,
	"order" uuid,
	"who" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "order" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_code_promotion_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promotion_codes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_sku_stock_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."stock"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_ledger" ADD CONSTRAINT "stock_ledger_sku_stock_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."stock"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_ledger" ADD CONSTRAINT "stock_ledger_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order");--> statement-breakpoint
CREATE INDEX "orders_unfinished" ON "orders" USING btree ("held_until") WHERE "orders"."state" in ('pending', 'verifying');--> statement-breakpoint
CREATE INDEX "orders_to_do" ON "orders" USING btree ("paid_at") WHERE "orders"."state" in ('paid', 'packed', 'ready', 'shipped');--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "code_uses_customer" ON "code_uses" USING btree ("code","customer");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order");--> statement-breakpoint
CREATE INDEX "refunds_owed" ON "refunds" USING btree ("at") WHERE "refunds"."state" = 'owed';--> statement-breakpoint
CREATE INDEX "stock_watchers_asked" ON "stock_watchers" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "stock_holds_sku" ON "stock_holds" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "stock_ledger_sku" ON "stock_ledger" USING btree ("sku");--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_order" ON "letters" USING btree ("order");