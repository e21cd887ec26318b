CREATE TABLE access (
	table_id TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	PRIMARY KEY (table_id, person_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(person_id) REFERENCES persons (id)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id TEXT NOT NULL, 
	room TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(person_id) REFERENCES persons (id)
);
INSERT INTO "chat" VALUES(1,'93e634e47160','players','6dbe4104b652b9f728f588bd','Anna','Good luck!',1.79479787246031594278e+09);
CREATE TABLE events (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER, 
	move TEXT, 
	back INTEGER NOT NULL, 
	revealed INTEGER NOT NULL, 
	notes JSON NOT NULL, 
	person_id TEXT, 
	"key" TEXT, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	UNIQUE (table_id, person_id, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "events" VALUES('93e634e47160',1,'start',NULL,NULL,0,0,'[["STARTED",0,{}],["NEUTRALS",null,{"colour":"green","count":4}],["TURN",0,{"round":1}]]',NULL,NULL,1.79479787209468626975e+09);
INSERT INTO "events" VALUES('93e634e47160',2,'move',0,'walk',0,0,'[["STEP",0,{"left":5,"lock_points":1,"river_points":3,"master_points":5,"walk_cost":1,"card_cost":1,"to_vineyard_cost":2,"draw_cost":2,"place_cost":3,"river_cost":3,"to_canal_cost":4,"lock_cost":4}]]','6dbe4104b652b9f728f588bd','k0',1.79479787234271597863e+09);
INSERT INTO "events" VALUES('93e634e47160',3,'move',0,'worker green 1',0,0,'[["STEP",0,{"left":5,"lock_points":1,"river_points":3,"master_points":5,"walk_cost":1,"card_cost":1,"to_vineyard_cost":2,"draw_cost":2,"place_cost":3,"river_cost":3,"to_canal_cost":4,"lock_cost":4}]]','6dbe4104b652b9f728f588bd','k1',1.79479787236795401573e+09);
INSERT INTO "events" VALUES('93e634e47160',4,'move',0,'to 12',0,0,'[["WALKED",0,{"colour":"green","from":"montech","to":"s2 1"}]]','6dbe4104b652b9f728f588bd','k2',1.79479787239045143125e+09);
INSERT INTO "events" VALUES('93e634e47160',5,'move',0,'walk',0,0,'[["STEP",0,{"left":4,"lock_points":1,"river_points":3,"master_points":5,"walk_cost":1,"card_cost":1,"to_vineyard_cost":2,"draw_cost":2,"place_cost":3,"river_cost":3,"to_canal_cost":4,"lock_cost":4}]]','6dbe4104b652b9f728f588bd','k3',1.79479787243894124033e+09);
CREATE TABLE meta (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('csrf','cb953a29fe61fbf1961aad87f9eb8fc1230a73eb605b7a4f26158482fc15ec5d');
CREATE TABLE outbox (
	id INTEGER NOT NULL, 
	person_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	since_seq INTEGER NOT NULL, 
	channel TEXT NOT NULL, 
	due_at DOUBLE NOT NULL, 
	attempts INTEGER NOT NULL, 
	state TEXT NOT NULL, 
	error TEXT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person_id) REFERENCES persons (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE persons (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	is_guest BOOLEAN NOT NULL, 
	user_name TEXT, 
	password_hash TEXT, 
	language TEXT, 
	settings JSON NOT NULL, 
	notify JSON NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (user_name)
);
INSERT INTO "persons" VALUES('6dbe4104b652b9f728f588bd','Anna',0,'anna','$argon2id$v=19$m=65536,t=3,p=4$K0OiLY2Jma8Rw9k9eoWfkw$W+MgTYAXM9B9gAr0IW1hpS31i+eG025o+A2H533094k','de','{}','{"webhook":"","email":"anna@example.org"}',1.79479787058150959009e+09);
INSERT INTO "persons" VALUES('8371f0206325cdcaf948c730','Bea',1,NULL,NULL,NULL,'{}','{"webhook":"","email":""}',1.79479787073176431651e+09);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	person_id TEXT, 
	name TEXT, 
	bot TEXT, 
	away_bot TEXT, 
	resigned BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(person_id) REFERENCES persons (id)
);
INSERT INTO "seats" VALUES('93e634e47160',0,'human','6dbe4104b652b9f728f588bd','Anna',NULL,NULL,0);
INSERT INTO "seats" VALUES('93e634e47160',1,'human','8371f0206325cdcaf948c730','Bea',NULL,NULL,0);
INSERT INTO "seats" VALUES('8761fecaf6ba',0,'human','6dbe4104b652b9f728f588bd','Anna',NULL,NULL,0);
INSERT INTO "seats" VALUES('8761fecaf6ba',1,'open',NULL,NULL,NULL,NULL,0);
CREATE TABLE sessions (
	token_hash TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	expires DOUBLE NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(person_id) REFERENCES persons (id)
);
INSERT INTO "sessions" VALUES('f6fb6df216157a20db8d76eccd24f4a2f8d43137924a07ae8215f0418ff5d741','6dbe4104b652b9f728f588bd',1.80257387058997654918e+09);
INSERT INTO "sessions" VALUES('0d98f4aafa3f1cf39ed40cc99e0e49e3ff735a335c68c697e414aa8d986bc493','8371f0206325cdcaf948c730',1.80257387073342394828e+09);
CREATE TABLE snapshots (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	state BLOB NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('93e634e47160',1,X'7801CD52396EC330109C3D681172EC088252A471E327A4F533FD99A4F41F8C3429F4030B4817D861766511910AB9301020037087C3E5B13BE0D3E6630FC3DBEBE797F371757877AE3DDC0041403CDD4060A82D71A23E21D3F4FF56B1E2E81576A74B61F4EDC1D13D5E19EDB529E09C53400B2C9BE76D1AB618251A90D89024234DB0DC0A1347625DC4F2615DD50D7441120211B3882A97A586A04510D3EEE9181B13C146422E699C9D990F7DFD96D117DE4BEC66CEFCF9729B5F90DEFBACEEE660B698EDC0CBE88AC124239FCD5B16CD72D542C5BFF50F6A3639F2');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	options JSON NOT NULL, 
	n_seats INTEGER NOT NULL, 
	rules_version INTEGER NOT NULL, 
	components TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	seed_hash TEXT NOT NULL, 
	state TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	host TEXT NOT NULL, 
	visibility TEXT NOT NULL, 
	spectators BOOLEAN NOT NULL, 
	pace TEXT NOT NULL, 
	clock JSON NOT NULL, 
	clocks JSON NOT NULL, 
	offers JSON NOT NULL, 
	invite TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	to_act INTEGER NOT NULL, 
	bot_due BOOLEAN NOT NULL, 
	leased_by TEXT, 
	leased_until DOUBLE, 
	due_at DOUBLE, 
	result JSON, 
	rematch TEXT, 
	created DOUBLE NOT NULL, 
	changed DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES persons (id)
);
INSERT INTO "tables" VALUES('93e634e47160','arriala','{"placedMayMove":"true","finisherMayMoveAgain":"false","countedMayMoveAgain":"false","walksGoOn":"false","noReturn":"sinceYourTurn","noReturnToVineyard":"true","townsAreFields":"true","townsBreakTies":"true","emptyPile":"reshuffle","cardsMayLapse":"false","sharedLastCounts":"false","neutralTie":"workers","stallRounds":"15"}',2,2,'a7f8e64a5c416553','69390397419926652834098244022394166175','145dbae0911b79e55a4dbe200394c39d43c7cdc0fab0662ff7331e74dcce2f72','running','play','6dbe4104b652b9f728f588bd','public',1,'days','{"kind":"none","seconds":600,"increment":0,"on_timeout":"claim"}','{"left":[],"since":[]}','[]','Tb0GfplFpXheMAbZzJnItQ',5,6,1,0,NULL,NULL,NULL,'null',NULL,1.79479787200155472756e+09,1.79479787243902087212e+09);
INSERT INTO "tables" VALUES('8761fecaf6ba','packhuys','{"mode":"auto","expansionTie":"strict","removeTriples":"auto","warehouseCopies":"1","warehouseExhaustion":"unmetDemand","crane":"wild","specials2p":"false","taxRefusal":"false","taxOrder":"playOrder","passersPay":"false","colours":"bySeat"}',2,2,'bb12ed8eb37b54d7','270473363711102962110425608851041919716','55507cd1aec46f291e25fbdb522bcd71d4017baeb3fa3f37d7408f069d0979a9','open','play','6dbe4104b652b9f728f588bd','public',1,'live','{"kind":"none","seconds":600,"increment":0,"on_timeout":"claim"}','{"left":[],"since":[]}','[]','YQYSVfuR9GK4c8M6facl1Q',0,0,0,0,NULL,NULL,NULL,'null',NULL,1.79479787248087978368e+09,1.79479787248087978368e+09);
CREATE INDEX ix_sessions_person_id ON sessions (person_id);
CREATE INDEX ix_tables_bot_due ON tables (bot_due);
CREATE INDEX ix_tables_changed ON tables (changed);
CREATE INDEX ix_tables_due_at ON tables (due_at);
CREATE INDEX ix_tables_state ON tables (state);
CREATE INDEX ix_chat_table_id ON chat (table_id);
CREATE INDEX ix_outbox_due_at ON outbox (due_at);
CREATE INDEX ix_seats_person_id ON seats (person_id);
