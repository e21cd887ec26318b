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
INSERT INTO "chat" VALUES(1,'55968e1cb9df','players','5493fa6501872ad9779e8750','Anna','Good luck!',1.79481395044303107264e+09);
INSERT INTO "chat" VALUES(2,'16870e752019','players','9d925d83d1709b9d647d06ab','Bea','Well played!',1.79481395714351391794e+09);
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
INSERT INTO "events" VALUES('55968e1cb9df',1,'start',NULL,NULL,0,0,'[["STARTED",1,{}],["NEUTRALS",null,{"colour":"green","count":4}],["TURN",1,{"round":1}]]',NULL,NULL,1.79481394984887552266e+09);
INSERT INTO "events" VALUES('55968e1cb9df',2,'move',1,'draw',0,0,'[["DREW",1,{"left":50}]]','9d925d83d1709b9d647d06ab','k1',1.79481395010820412639e+09);
INSERT INTO "events" VALUES('55968e1cb9df',3,'move',1,'place',0,1,'[["STEP",1,{"left":3,"lock_points":1,"river_points":3,"master_points":5,"walk_cost":1,"card_cost":1,"to_vineyard_cost":2,"draw_cost":2,"place_cost":3,"river_cost":3,"to_canal_cost":4,"lock_cost":4}]]','9d925d83d1709b9d647d06ab','k2',1.79481395021086215972e+09);
INSERT INTO "events" VALUES('55968e1cb9df',4,'move',1,'to 14',0,1,'[["PLACED",1,{"colour":"yellow","on":"s2 3"}],["TURN",0,{"round":1}]]','9d925d83d1709b9d647d06ab','k3',1.79481395030355811125e+09);
INSERT INTO "events" VALUES('55968e1cb9df',5,'move',0,'stop',0,1,'[["STOPPED",0,{"left":5}],["TURN",1,{"round":2}]]','5493fa6501872ad9779e8750','k4',1.79481395038826036457e+09);
INSERT INTO "events" VALUES('0a9fd9d87196',1,'start',NULL,NULL,0,0,'[["STARTED",1,{}]]',NULL,NULL,1.79481395060705542564e+09);
INSERT INTO "events" VALUES('0a9fd9d87196',2,'move',1,'setup green',0,0,'[["SETUP_CASE",1,{"colour":"green"}]]','9d925d83d1709b9d647d06ab','k1',1.79481395076381134985e+09);
INSERT INTO "events" VALUES('0a9fd9d87196',3,'move',0,'setup green',0,0,'[["SETUP_CASE",0,{"colour":"green"}],["TURN",1,{}]]','5493fa6501872ad9779e8750','k2',1.79481395081523060802e+09);
INSERT INTO "events" VALUES('0a9fd9d87196',4,'move',1,'sell red',0,0,'[["SOLD",1,{"colour":"red","price":7}]]','9d925d83d1709b9d647d06ab','k3',1.79481395091710782055e+09);
INSERT INTO "events" VALUES('16870e752019',1,'start',NULL,NULL,0,0,'[["ROUND",null,{"round":1}]]',NULL,NULL,1.79481395117960119251e+09);
INSERT INTO "events" VALUES('16870e752019',2,'move',0,'play 7',0,0,'[["CHOSE",0,{}]]','5493fa6501872ad9779e8750','k1',1.79481395152325606343e+09);
INSERT INTO "events" VALUES('16870e752019',3,'move',1,'play 10',0,0,'[["CHOSE",1,{}],["REVEALED",0,{"number":7,"card":"spices-tea","symbol":"ship"}],["REVEALED",1,{"number":10,"card":"wine-tea","symbol":"ship"}]]','9d925d83d1709b9d647d06ab','k2',1.79481395163914132125e+09);
INSERT INTO "events" VALUES('16870e752019',4,'move',1,'lay g4',0,1,'[["LAID",1,{"number":10,"card":"wine-tea","cell":"g4"}],["FRAME_FIXED",null,{"size":6,"axis":"high"}],["STORED",1,{"good":"wine"}],["STORED",1,{"good":"tea"}],["DREW_HARBOUR",1,{}]]','9d925d83d1709b9d647d06ab','k3',1.79481395175645422933e+09);
INSERT INTO "events" VALUES('16870e752019',5,'move',0,'lay h8',0,2,'[["LAID",0,{"number":7,"card":"spices-tea","cell":"h8"}],["STORED",0,{"good":"spices"}],["STORED",0,{"good":"tea"}],["DREW_HARBOUR",0,{}],["ROUND",null,{"round":2}]]','5493fa6501872ad9779e8750','k4',1.79481395183971214292e+09);
INSERT INTO "events" VALUES('16870e752019',6,'move',0,'play 62',0,3,'[["CHOSE",0,{}]]','5493fa6501872ad9779e8750','k5',1.79481395189710950851e+09);
INSERT INTO "events" VALUES('16870e752019',7,'move',1,'play 52',0,3,'[["CHOSE",1,{}],["REVEALED",0,{"number":62,"card":"water","symbol":"ship"}],["REVEALED",1,{"number":52,"card":"pub","symbol":"coin"}],["TAX_PAID",0,{"coins":1,"other":1,"number":52}]]','9d925d83d1709b9d647d06ab','k6',1.79481395204769253728e+09);
INSERT INTO "events" VALUES('16870e752019',8,'move',0,'lay i8',0,4,'[["LAID",0,{"number":62,"card":"water","cell":"i8"}],["EARNED",0,{"coins":1}],["DREW_WATER",0,{"number":56}]]','5493fa6501872ad9779e8750','k7',1.79481395217528271672e+09);
INSERT INTO "events" VALUES('16870e752019',9,'move',1,'lay h4',0,5,'[["LAID",1,{"number":52,"card":"pub","cell":"h4"}],["DREW_HARBOUR",1,{}],["ROUND",null,{"round":3}]]','9d925d83d1709b9d647d06ab','k8',1.79481395223524761196e+09);
INSERT INTO "events" VALUES('16870e752019',10,'move',0,'play 27',0,6,'[["CHOSE",0,{}]]','5493fa6501872ad9779e8750','k9',1.79481395227172970774e+09);
INSERT INTO "events" VALUES('16870e752019',11,'move',1,'play 78',0,6,'[["CHOSE",1,{}],["REVEALED",0,{"number":27,"card":"tea","symbol":"none"}],["REVEALED",1,{"number":78,"card":"water","symbol":"none"}]]','9d925d83d1709b9d647d06ab','k10',1.79481395232763242726e+09);
INSERT INTO "events" VALUES('16870e752019',12,'move',1,'lay f8',0,7,'[["LAID",1,{"number":78,"card":"water","cell":"f8"}],["EARNED",1,{"coins":1}],["DREW_WATER",1,{"number":73}]]','9d925d83d1709b9d647d06ab','k11',1.79481395237133979801e+09);
INSERT INTO "events" VALUES('16870e752019',13,'move',0,'lay e6',0,8,'[["LAID",0,{"number":27,"card":"tea","cell":"e6"}],["STORED",0,{"good":"tea"}],["DREW_HARBOUR",0,{}],["ROUND",null,{"round":4}]]','5493fa6501872ad9779e8750','k12',1.79481395245380973817e+09);
INSERT INTO "events" VALUES('16870e752019',14,'move',0,'play 13',0,9,'[["CHOSE",0,{}]]','5493fa6501872ad9779e8750','k13',1.79481395252698755268e+09);
INSERT INTO "events" VALUES('16870e752019',15,'move',1,'play 16',0,9,'[["CHOSE",1,{}],["REVEALED",0,{"number":13,"card":"spices","symbol":"ship"}],["REVEALED",1,{"number":16,"card":"tea","symbol":"ship"}]]','9d925d83d1709b9d647d06ab','k14',1.79481395261271595956e+09);
INSERT INTO "events" VALUES('16870e752019',16,'move',1,'lay i6',0,10,'[["LAID",1,{"number":16,"card":"tea","cell":"i6"}],["STORED",1,{"good":"tea"}],["DREW_HARBOUR",1,{}]]','9d925d83d1709b9d647d06ab','k15',1.79481395269248819352e+09);
INSERT INTO "events" VALUES('16870e752019',17,'move',0,'lay d6',0,11,'[["LAID",0,{"number":13,"card":"spices","cell":"d6"}],["FRAME_FIXED",null,{"size":6,"axis":"wide"}],["STORED",0,{"good":"spices"}],["DREW_HARBOUR",0,{}],["ROUND",null,{"round":5}]]','5493fa6501872ad9779e8750','k16',1.79481395274385118485e+09);
INSERT INTO "events" VALUES('16870e752019',18,'move',0,'play 11',0,12,'[["CHOSE",0,{}]]','5493fa6501872ad9779e8750','k17',1.79481395277536749837e+09);
INSERT INTO "events" VALUES('16870e752019',19,'move',1,'pass',0,12,'[["CHOSE",1,{}],["REVEALED",0,{"number":11,"card":"wine","symbol":"ship"}],["PASSED",1,{"coins":1}]]','9d925d83d1709b9d647d06ab','k18',1.79481395283202862741e+09);
INSERT INTO "events" VALUES('16870e752019',20,'move',0,'lay h9',0,13,'[["LAID",0,{"number":11,"card":"wine","cell":"h9"}],["STORED",0,{"good":"wine"}],["DREW_HARBOUR",0,{}],["ROUND",null,{"round":6}]]','5493fa6501872ad9779e8750','k19',1.7948139529382405281e+09);
INSERT INTO "events" VALUES('16870e752019',21,'move',0,'play 39',0,14,'[["CHOSE",0,{}]]','5493fa6501872ad9779e8750','k20',1.79481395304156136514e+09);
INSERT INTO "events" VALUES('16870e752019',22,'move',1,'play 34',0,14,'[["CHOSE",1,{}],["REVEALED",0,{"number":39,"card":"water","symbol":"none"}],["REVEALED",1,{"number":34,"card":"tea","symbol":"coin"}],["TAX_PAID",0,{"coins":1,"other":1,"number":34}]]','9d925d83d1709b9d647d06ab','k21',1.79481395307664608955e+09);
INSERT INTO "events" VALUES('16870e752019',23,'move',0,'lay e5',0,15,'[["LAID",0,{"number":39,"card":"water","cell":"e5"}],["EARNED",0,{"coins":1}],["DREW_WATER",0,{"number":72}]]','5493fa6501872ad9779e8750','k22',1.79481395309651255609e+09);
INSERT INTO "events" VALUES('16870e752019',24,'move',1,'lay i4',0,16,'[["LAID",1,{"number":34,"card":"tea","cell":"i4"}],["STORED",1,{"good":"tea"}],["DREW_HARBOUR",1,{}],["ROUND",null,{"round":7}]]','9d925d83d1709b9d647d06ab','k23',1.79481395323765635487e+09);
INSERT INTO "events" VALUES('16870e752019',25,'move',0,'play 45',0,17,'[["CHOSE",0,{}]]','5493fa6501872ad9779e8750','k24',1.79481395347617101671e+09);
INSERT INTO "events" VALUES('16870e752019',26,'move',1,'play 42',0,17,'[["CHOSE",1,{}],["REVEALED",0,{"number":45,"card":"crane","symbol":"none"}],["REVEALED",1,{"number":42,"card":"tea","symbol":"coin"}],["TAX_PAID",0,{"coins":1,"other":1,"number":42}]]','9d925d83d1709b9d647d06ab','k25',1.79481395356779932981e+09);
INSERT INTO "events" VALUES('16870e752019',27,'move',0,'lay f9',0,18,'[["LAID",0,{"number":45,"card":"crane","cell":"f9"}]]','5493fa6501872ad9779e8750','k26',1.79481395364834332467e+09);
INSERT INTO "events" VALUES('16870e752019',28,'move',0,'crane tea',0,18,'[["STORED",0,{"good":"tea"}],["DREW_HARBOUR",0,{}]]','5493fa6501872ad9779e8750','k27',1.79481395371129679675e+09);
INSERT INTO "events" VALUES('16870e752019',29,'move',1,'lay f4',0,19,'[["LAID",1,{"number":42,"card":"tea","cell":"f4"}],["STORED",1,{"good":"tea"}],["DREW_HARBOUR",1,{}],["ROUND",null,{"round":8}]]','9d925d83d1709b9d647d06ab','k28',1.79481395377520465848e+09);
INSERT INTO "events" VALUES('16870e752019',30,'move',0,'play 72',0,20,'[["CHOSE",0,{}]]','5493fa6501872ad9779e8750','k29',1.79481395383253717421e+09);
INSERT INTO "events" VALUES('16870e752019',31,'move',1,'play 32',0,20,'[["CHOSE",1,{}],["REVEALED",0,{"number":72,"card":"water","symbol":"none"}],["REVEALED",1,{"number":32,"card":"spices","symbol":"coin"}],["TAX_PAID",0,{"coins":1,"other":1,"number":32}]]','9d925d83d1709b9d647d06ab','k30',1.79481395402385163302e+09);
INSERT INTO "events" VALUES('16870e752019',32,'move',0,'lay i9',0,21,'[["LAID",0,{"number":72,"card":"water","cell":"i9"}],["EARNED",0,{"coins":1}],["CONTROLLED",0,{"size":2,"cell":"h8"}],["DREW_WATER",0,{"number":86}]]','5493fa6501872ad9779e8750','k31',1.79481395407269430156e+09);
INSERT INTO "events" VALUES('16870e752019',33,'move',1,'lay h6',0,22,'[["LAID",1,{"number":32,"card":"spices","cell":"h6"}],["STORED",1,{"good":"spices"}],["DREW_HARBOUR",1,{}],["ROUND",null,{"round":9}]]','9d925d83d1709b9d647d06ab','k32',1.79481395416546964647e+09);
INSERT INTO "events" VALUES('16870e752019',34,'move',0,'play 86',0,23,'[["CHOSE",0,{}]]','5493fa6501872ad9779e8750','k33',1.79481395422261476519e+09);
INSERT INTO "events" VALUES('16870e752019',35,'move',1,'play 14',0,23,'[["CHOSE",1,{}],["REVEALED",0,{"number":86,"card":"water","symbol":"ship"}],["REVEALED",1,{"number":14,"card":"spices","symbol":"ship"}]]','9d925d83d1709b9d647d06ab','k34',1.79481395428202414516e+09);
INSERT INTO "events" VALUES('16870e752019',36,'move',0,'lay f5',0,24,'[["LAID",0,{"number":86,"card":"water","cell":"f5"}],["EARNED",0,{"coins":1}],["DREW_WATER",0,{"number":82}]]','5493fa6501872ad9779e8750','k35',1.79481395440701127054e+09);
INSERT INTO "events" VALUES('16870e752019',37,'move',1,'lay i5',0,25,'[["LAID",1,{"number":14,"card":"spices","cell":"i5"}],["STORED",1,{"good":"spices"}],["DREW_HARBOUR",1,{}],["ROUND",null,{"round":10}]]','9d925d83d1709b9d647d06ab','k36',1.7948139545316054821e+09);
INSERT INTO "events" VALUES('16870e752019',38,'move',0,'play 56',0,26,'[["CHOSE",0,{}]]','5493fa6501872ad9779e8750','k37',1.79481395461436152457e+09);
INSERT INTO "events" VALUES('16870e752019',39,'move',1,'play 30',0,26,'[["CHOSE",1,{}],["REVEALED",0,{"number":56,"card":"water","symbol":"ship"}],["REVEALED",1,{"number":30,"card":"wine","symbol":"coin"}],["TAX_PAID",0,{"coins":1,"other":1,"number":30}]]','9d925d83d1709b9d647d06ab','k38',1.79481395474779701227e+09);
INSERT INTO "events" VALUES('16870e752019',40,'move',0,'lay e4',0,27,'[["LAID",0,{"number":56,"card":"water","cell":"e4"}],["EARNED",0,{"coins":1}],["DREW_WATER",0,{"number":40}]]','5493fa6501872ad9779e8750','k39',1.79481395488486552237e+09);
INSERT INTO "events" VALUES('16870e752019',41,'move',1,'lay e9',0,28,'[["LAID",1,{"number":30,"card":"wine","cell":"e9"}],["STORED",1,{"good":"wine"}],["DREW_HARBOUR",1,{}],["ROUND",null,{"round":11}]]','9d925d83d1709b9d647d06ab','k40',1.79481395504545831682e+09);
INSERT INTO "events" VALUES('16870e752019',42,'move',0,'play 82',0,29,'[["CHOSE",0,{}]]','5493fa6501872ad9779e8750','k41',1.7948139551215147972e+09);
INSERT INTO "events" VALUES('16870e752019',43,'move',1,'play 18',0,29,'[["CHOSE",1,{}],["REVEALED",0,{"number":82,"card":"water","symbol":"coin"}],["REVEALED",1,{"number":18,"card":"wine","symbol":"none"}],["TAX_PAID",1,{"coins":1,"other":0,"number":82}]]','9d925d83d1709b9d647d06ab','k42',1.79481395526444411281e+09);
INSERT INTO "events" VALUES('16870e752019',44,'move',0,'lay d4',0,30,'[["LAID",0,{"number":82,"card":"water","cell":"d4"}],["EARNED",0,{"coins":1}],["DREW_WATER",0,{"number":61}]]','5493fa6501872ad9779e8750','k43',1.79481395542255377771e+09);
INSERT INTO "events" VALUES('16870e752019',45,'move',1,'lay f6',0,31,'[["LAID",1,{"number":18,"card":"wine","cell":"f6"}],["STORED",1,{"good":"wine"}],["DREW_HARBOUR",1,{}],["ROUND",null,{"round":12}]]','9d925d83d1709b9d647d06ab','k44',1.79481395559575796121e+09);
INSERT INTO "events" VALUES('16870e752019',46,'move',0,'play 61',0,32,'[["CHOSE",0,{}]]','5493fa6501872ad9779e8750','k45',1.79481395567530536646e+09);
INSERT INTO "events" VALUES('16870e752019',47,'move',1,'pass',0,32,'[["CHOSE",1,{}],["REVEALED",0,{"number":61,"card":"water","symbol":"coin"}],["PASSED",1,{"coins":1}]]','9d925d83d1709b9d647d06ab','k46',1.79481395574482464785e+09);
INSERT INTO "events" VALUES('16870e752019',48,'move',0,'lay d7',0,33,'[["LAID",0,{"number":61,"card":"water","cell":"d7"}],["EARNED",0,{"coins":1}],["DREW_WATER",0,{"number":75}],["ROUND",null,{"round":13}]]','5493fa6501872ad9779e8750','k47',1.79481395583928132059e+09);
INSERT INTO "events" VALUES('16870e752019',49,'move',0,'play 75',0,34,'[["CHOSE",0,{}]]','5493fa6501872ad9779e8750','k48',1.79481395588275599475e+09);
INSERT INTO "events" VALUES('16870e752019',50,'move',1,'play 8',0,34,'[["CHOSE",1,{}],["REVEALED",0,{"number":75,"card":"water","symbol":"none"}],["REVEALED",1,{"number":8,"card":"spices-tea","symbol":"ship"}]]','9d925d83d1709b9d647d06ab','k49',1.79481395591577744478e+09);
INSERT INTO "events" VALUES('16870e752019',51,'move',0,'lay e8',0,35,'[["LAID",0,{"number":75,"card":"water","cell":"e8"}],["EARNED",0,{"coins":1}],["DREW_WATER",0,{"number":43}]]','5493fa6501872ad9779e8750','k50',1.79481395598528838154e+09);
INSERT INTO "events" VALUES('16870e752019',52,'move',1,'lay d9',0,36,'[["LAID",1,{"number":8,"card":"spices-tea","cell":"d9"}],["STORED",1,{"good":"spices"}],["STORED",1,{"good":"tea"}],["DREW_HARBOUR",1,{}],["ROUND",null,{"round":14}]]','9d925d83d1709b9d647d06ab','k51',1.79481395603706145279e+09);
INSERT INTO "events" VALUES('16870e752019',53,'move',0,'play 43',0,37,'[["CHOSE",0,{}]]','5493fa6501872ad9779e8750','k52',1.79481395609350657463e+09);
INSERT INTO "events" VALUES('16870e752019',54,'move',1,'play 46',0,37,'[["CHOSE",1,{}],["REVEALED",0,{"number":43,"card":"water","symbol":"ship"}],["REVEALED",1,{"number":46,"card":"crane","symbol":"none"}]]','9d925d83d1709b9d647d06ab','k53',1.79481395626175022125e+09);
INSERT INTO "events" VALUES('16870e752019',55,'move',1,'lay h5',0,38,'[["LAID",1,{"number":46,"card":"crane","cell":"h5"}]]','9d925d83d1709b9d647d06ab','k54',1.79481395654120945925e+09);
INSERT INTO "events" VALUES('16870e752019',56,'move',1,'skip',0,38,'[["CONTROLLED",1,{"size":8,"cell":"g4"}],["DREW_HARBOUR",1,{}]]','9d925d83d1709b9d647d06ab','k55',1.79481395667182254795e+09);
INSERT INTO "events" VALUES('16870e752019',57,'move',0,'lay d5',0,39,'[["LAID",0,{"number":43,"card":"water","cell":"d5"}],["EARNED",0,{"coins":1}],["CONTROLLED",0,{"size":3,"cell":"e6"}],["DREW_WATER",0,{"number":53}],["ROUND",null,{"round":15}]]','5493fa6501872ad9779e8750','k56',1.79481395674303054804e+09);
INSERT INTO "events" VALUES('16870e752019',58,'move',0,'play 33',0,40,'[["CHOSE",0,{}]]','5493fa6501872ad9779e8750','k57',1.79481395679899930961e+09);
INSERT INTO "events" VALUES('16870e752019',59,'move',1,'play 26',0,40,'[["CHOSE",1,{}],["REVEALED",0,{"number":33,"card":"tea","symbol":"coin"}],["REVEALED",1,{"number":26,"card":"spices","symbol":"none"}],["TAX_PAID",1,{"coins":1,"other":0,"number":33}]]','9d925d83d1709b9d647d06ab','k58',1.79481395697565507892e+09);
INSERT INTO "events" VALUES('16870e752019',60,'move',0,'lay d8',0,41,'[["LAID",0,{"number":33,"card":"tea","cell":"d8"}],["STORED",0,{"good":"tea"}],["CONTROLLED",1,{"size":4,"cell":"f9"}],["ENDED",null,{"ending":"full-field"}],["POINTS",0,{"areas":2,"tokens":0,"money":0}],["POINTS",1,{"areas":2,"tokens":0,"money":0}],["RESULT",0,{"rank":2,"points":2,"tie":"cards"}],["RESULT",1,{"rank":1,"points":2,"tie":"cards"}]]','5493fa6501872ad9779e8750','k59',1.79481395710128951073e+09);
CREATE TABLE meta (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('csrf','b48c86bbda4d7c0c9a15c3a107abceff6d15e7a9c3acd77469c325d036095678');
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
INSERT INTO "outbox" VALUES(1,'5493fa6501872ad9779e8750','55968e1cb9df',0,'any',1.7948139703036825657e+09,0,'waiting',NULL);
INSERT INTO "outbox" VALUES(2,'9d925d83d1709b9d647d06ab','55968e1cb9df',4,'any',1.79481397038833117487e+09,0,'waiting',NULL);
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
INSERT INTO "persons" VALUES('5493fa6501872ad9779e8750','Anna',0,'anna','$argon2id$v=19$m=65536,t=3,p=4$TDOA3IRxU2z7Hg7QZEa16A$t6c7LLwI1jfLPvYEkHVVuf6hedLT2vvtbUnLfjupU6Y','de','{}','{"webhook":"","email":"anna@example.org"}',1.79481394847400450701e+09);
INSERT INTO "persons" VALUES('9d925d83d1709b9d647d06ab','Bea',1,NULL,NULL,NULL,'{}','{"webhook":"","email":""}',1.79481394867380785939e+09);
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
INSERT INTO "seats" VALUES('55968e1cb9df',0,'human','5493fa6501872ad9779e8750','Anna',NULL,NULL,0);
INSERT INTO "seats" VALUES('55968e1cb9df',1,'human','9d925d83d1709b9d647d06ab','Bea',NULL,NULL,0);
INSERT INTO "seats" VALUES('1c5cd247ff33',0,'human','5493fa6501872ad9779e8750','Anna',NULL,NULL,0);
INSERT INTO "seats" VALUES('1c5cd247ff33',1,'open',NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('0a9fd9d87196',0,'human','5493fa6501872ad9779e8750','Anna',NULL,NULL,0);
INSERT INTO "seats" VALUES('0a9fd9d87196',1,'human','9d925d83d1709b9d647d06ab','Bea',NULL,NULL,0);
INSERT INTO "seats" VALUES('16870e752019',0,'human','5493fa6501872ad9779e8750','Anna',NULL,NULL,0);
INSERT INTO "seats" VALUES('16870e752019',1,'human','9d925d83d1709b9d647d06ab','Bea',NULL,NULL,0);
CREATE TABLE sessions (
	token_hash TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	expires DOUBLE NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(person_id) REFERENCES persons (id)
);
INSERT INTO "sessions" VALUES('364c4e64c03c9d498f2b169c41a69983bea60d3d0e6114f480815f3d4d4d3c64','5493fa6501872ad9779e8750',1.80258994847731518745e+09);
INSERT INTO "sessions" VALUES('4fb31a83b29b1127c3cfd4741e14bf62806719677487b0053511a87796e0be83','9d925d83d1709b9d647d06ab',1.80258994868104982373e+09);
CREATE TABLE snapshots (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	state BLOB NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('55968e1cb9df',1,X'7801CD503B0EC2300CF527694B8BA0AABA30C0D223202106168EC206129C8FA3B0F606F4004070D246FD48654042E20D7E79B693D8EF76B99E40B0DC1E2BCB87FD796339B3E103081890FA0D2809252932E80A5C53BFE95F5594526467ABEECF50E865834535AF194ABFCDC397004A80245F14A6691132D8C090C0B087E92129989022241544F174966639A800596BB1909895A238565AAB50B368EB69172B40D49230E047EA5647CECD5EED186E7027613772E7E7E9D2FFC0CE7BAFBE662DB688ED00EBC113E89C6AC3A0ECE4442C57642D17F906EBB237CE');
INSERT INTO "snapshots" VALUES('0a9fd9d87196',1,X'7801ED93414B954114869F99B9F3CD7CA615792DAFA6A5452A8861E85D5CA2D4C485B630500891DC0815B40877826E5C44B40A0C0517D23650DAB810D741DB8876ADFC03FE057D3F2F78FD4044D77516EF79CE309C7366CECCEFF5EF4F915D65F66FE63F85D196CCF766728E590CC6E63718938FFF47FFCA0D14F02404222975A228ADD79BBACE0D51837C233729715B54A459FE2EF7E916B5D149975E5B3F6551377D0C50618831D1208F79C6382F78291AE53953CC32CF3BD134AF78CD7B165911BD6181253EF0990DD1321F5965936FEC88BEF0952D76F9C12FD1367BFCE40FFB1C506CBA556A6DBBD371EF414FEFC347E5CA9391B189C9E999B9798DCD1ACF359CB484B3893A2BD8C030DE05D5F62EF296A490AA5690AE117C9DAA457F251BB9437FC3B9824F424C53A14D6D7DD17B5F34CEDB888DB99F920509F9DF7398E539C35C66A7D783F721A92DD8CCCCB156C56924B4D7365C98D4A45A3D31EF4FF03210D234449DCD58A36BC91D5B6992E8936ADE2355C52CF0');
INSERT INTO "snapshots" VALUES('16870e752019',1,X'7801ED544B4FDB40109E596F1CDB498821099000E10DE511CABB944209B4E5D1F22EB4B4C0817F8290FA2338F6D01ECB0D71E100E28038F203F825ADB73371EC06040845456AA58C3ECFCCF7EDEEC83BDE75DFE5FE0190E9DFE25F38A6AEAE2E38EEB0BBC7344040E14DC05C82CAE5C9BCEC4777189237A2B7FABF88060803202808426380CE100106B702856B2005412010803A24404806358C2088924894444402CF1328240388924894440BD0422491862C8144DD7720D1A5949808A6375AA8FB13FE6E1202248473880012DC6F875A20688622D1F258A22A595357DFD8DCDA9119105237AC70995D11AFAC4ED5A61B9A5ADA3A7B06373E7DDEDCDA3E071D202E6DD0A805B45D008D4BE5EB71923F4CDEE150A08A36A760A5F3E30F739C33C763CEE9E1AF93239F39DFFD11A59C634FE742857941E187A4DE664AB1D481A23A6002FCA485FFCE238D80A914A05261493F35DBB66FD9175F0D962734BAE47CD7D96231373E961F495FAB9CFABABB7B4D288E500D638F9766D99149CCBAD15772F42EC78D08245B3BA275DA0026CACDAA587DA63914A9690CD6C62B85DE126E4B55F7181565B2B3A169D04ADFD6CDBB4A43FFB3BEF9F5E9EEA9F7BD93AF5F3D5D5B1E5E9878BB32D4F56EFCC9EA87D9B991D1C597ED4BD9E71F5FBC9919F36BFC069507159D');
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
INSERT INTO "tables" VALUES('55968e1cb9df','arriala','{"placedMayMove":"true","finisherMayMoveAgain":"false","countedMayMoveAgain":"false","walksGoOn":"false","noReturn":"sinceYourTurn","noReturnToVineyard":"true","townsAreFields":"true","townsBreakTies":"true","emptyPile":"reshuffle","cardsMayLapse":"false","sharedLastCounts":"false","neutralTie":"workers","stallRounds":"15"}',2,2,'a7f8e64a5c416553','42805429459712963212569927008050889043','726a0022a04551058a482cd35cae4e9d0f3004365be0d836ba41a97a64eef74b','running','play','5493fa6501872ad9779e8750','public',1,'days','{"kind":"none","seconds":600,"increment":0,"on_timeout":"claim"}','{"left":[],"since":[]}','[]','PCZs3Nc-pMQhT_UXevLV7g',5,6,2,0,NULL,NULL,NULL,'null',NULL,1.79481394972933316228e+09,1.79481395038835096354e+09);
INSERT INTO "tables" VALUES('1c5cd247ff33','packhuys','{"mode":"auto","expansionTie":"strict","removeTriples":"auto","warehouseCopies":"1","warehouseExhaustion":"unmetDemand","crane":"wild","specials2p":"false","taxRefusal":"false","taxOrder":"playOrder","passersPay":"false","colours":"bySeat"}',2,2,'bb12ed8eb37b54d7','20848433875336367304850802749541587446','00d4eedac0c8a0499a2a6483c14f1059151d8a5d9c6f461279387dcebe6364cc','open','play','5493fa6501872ad9779e8750','public',1,'live','{"kind":"none","seconds":600,"increment":0,"on_timeout":"claim"}','{"left":[],"since":[]}','[]','TYtrk477BuToOAOU_V8rKw',0,0,0,0,NULL,NULL,NULL,'null',NULL,1.7948139504798331261e+09,1.7948139504798331261e+09);
INSERT INTO "tables" VALUES('0a9fd9d87196','schwarzer-freitag','{"firstGame":"no","levelTable":"A","stageBy":"value","bottomEdge":"left","restockBlack":"supply","subsidyTiming":"anyTime","stallGuard":"6","endTiming":"afterChange","hideCash":"true","style":"2010"}',2,2,'312562ce4ab85689','92919843388960676853463733640593401596','fdcccbf0b1c5faf2b74334e85dd09c6f9857952639f8e517dab04c1d58ee0855','running','play','5493fa6501872ad9779e8750','public',1,'live','{"kind":"bank","seconds":600,"increment":5,"on_timeout":"lose"}','{"left":[604.9485762119293,609.7414009571075],"since":[null,1794813950.9171216]}','[]','ZbFghawPhz0gZCZfhCFKGA',4,5,2,0,NULL,NULL,1.79481456065852260596e+09,'null',NULL,1.79481395052646613115e+09,1.79481395091724419592e+09);
INSERT INTO "tables" VALUES('16870e752019','packhuys','{"mode":"basic","expansionTie":"strict","removeTriples":"auto","warehouseCopies":"1","warehouseExhaustion":"unmetDemand","crane":"wild","specials2p":"false","taxRefusal":"false","taxOrder":"playOrder","passersPay":"false","colours":"bySeat"}',2,2,'bb12ed8eb37b54d7','174466104658575304808476176373995439463','ec0f63948daea1ddf57cdd131a20a8f277edc9d9ce9fc88c1e6e86aa573829d8','finished','play','5493fa6501872ad9779e8750','public',1,'live','{"kind":"none","seconds":600,"increment":0,"on_timeout":"claim"}','{"left":[],"since":[]}','[]','xsnxKMhggc7YGO84H2AK6w',60,61,0,0,NULL,NULL,NULL,'{"scores":[2,2],"ranking":[2,1],"ending":"FULL_FIELD"}',NULL,1.7948139509972381592e+09,1.79481395710144591326e+09);
CREATE INDEX ix_sessions_person_id ON sessions (person_id);
CREATE INDEX ix_tables_bot_due ON tables (bot_due);
CREATE INDEX ix_tables_changed ON tables (changed);
CREATE INDEX ix_tables_due_at ON tables (due_at);
CREATE INDEX ix_tables_state ON tables (state);
CREATE INDEX ix_chat_table_id ON chat (table_id);
CREATE INDEX ix_outbox_due_at ON outbox (due_at);
CREATE INDEX ix_seats_person_id ON seats (person_id);
